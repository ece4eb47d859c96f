import { inject } from 'vitest';
import { createFetchHandler } from '../../../server/fetch-handler.ts';
import { SMALL_APP } from '../../fixtures/site.ts';
import { requestOverHttp } from './request-over-http.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server under test. Without an address, the app runs in the test's process. */
    readonly address?: string;
    /** The platform that it runs on. */
    readonly runtime?: 'node' | 'workerd';
  }
}

const address = inject('address');
const handle = createFetchHandler(SMALL_APP);

/**
 * Sends a request to the small site's server: in the test's process, on Node, or on workerd, depending on the project in
 * `vitest.config.ts`.
 * @param path is not normalized
 */
export const request = async (path: string, init?: RequestInit): Promise<Response> =>
  address ? requestOverHttp(address, path, init) : handle(new Request(`http://localhost${path}`, init));
