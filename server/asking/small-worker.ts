import { createFetchHandler } from '../fetch-handler.ts';
import { SMALL_APP } from '../small-site.ts';

/** The small site's server as a Cloudflare Worker. */
export default { fetch: createFetchHandler(SMALL_APP) };
