import type { App } from '../../../server/app.ts';
import { SMALL_APP } from '../../fixtures/site.ts';

type Init = Pick<RequestInit, 'headers' | 'method'>;

/** Sends a request to the small site's server, without a connection. @param path is not normalized */
export async function request(path: string, init: Init = {}, app: App = SMALL_APP): Promise<Response> {
  const { method = 'GET' } = init;
  const sent = new Headers(init.headers);
  const { status, headers, body } = app.respond({
    method,
    target: path,
    acceptEncoding: sent.get('accept-encoding') ?? undefined,
    ifNoneMatch: sent.get('if-none-match') ?? undefined,
  });
  return new Response(method === 'HEAD' || body.byteLength === 0 ? null : body, { status, headers });
}
