import { createWorker } from '../../../server/fetch-handler.ts';
import { SMALL_APP } from '../../fixtures/site.ts';

/** The small site's server as a Cloudflare Worker. */
export default createWorker(SMALL_APP);
