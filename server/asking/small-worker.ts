import { SMALL_APP } from '../small-site.ts';
import { createWorker } from '../worker.ts';

/** The small site's server as a Cloudflare Worker. */
export default createWorker(SMALL_APP);
