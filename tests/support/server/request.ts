import { inject } from 'vitest';
import { createFetchHandler } from '../../../server/fetch-handler.ts';
import { SMALL_APP } from '../../fixtures/site.ts';
import { requestOverHttp } from './request-over-http.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server under test is; without, it is asked within the test's own process. */
    readonly address?: string;
  }
}

const address = inject('address');
const handle = createFetchHandler(SMALL_APP);

/**
 * Asks the small site's server: in the test's own process, over a connection to Node, or over one to workerd. Which of
 * them is a matter of the project in `vitest.config.ts`.
 * @param path a path, not an address, so that it arrives as it is written
 */
export const request = async (path: string, init?: RequestInit): Promise<Response> =>
  address ? requestOverHttp(address, path, init) : handle(new Request(`http://localhost${path}`, init));
