import type { App } from './app.ts';
import { isForwardedHttps, isValidHost } from './app-request.ts';

/** On Cloudflare, `accept-encoding` is Cloudflare's own; `cf` has the visitor's. */
type FetchRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** A request without `Host` is valid if its URL names the host. Local workerd passes on any target that was sent. */
function hasValidHost({ url, headers }: Request): boolean {
  const host = headers.get('host');
  return host === null ? !url.startsWith('/') : isValidHost(host);
}

/** Adapts the app to platforms with the Fetch API's `Request` and `Response`. */
export function createFetchHandler(app: App): (request: FetchRequest) => Response {
  return (request) => {
    const { method, url, cf } = request;
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const { status, headers, body } = app.respond({
      method,
      target: hasValidHost(request) ? url : '',
      isHttps: url.startsWith('https:') || isForwardedHttps(header('x-forwarded-proto')),
      acceptEncoding: cf?.clientAcceptEncoding ?? header('accept-encoding'),
      ifNoneMatch: header('if-none-match'),
    });
    // On Cloudflare, `manual` means that the body is compressed already; other platforms never compress.
    const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
    return new Response(method === 'HEAD' || status === 304 ? null : body, init);
  };
}

/** The app as a Cloudflare Worker. */
export const createWorker = (app: App) => ({
  fetch: createFetchHandler(app),
  /** workerd accepts every CONNECT itself, and reports an uncaught error if a Worker does not handle it. */
  connect: (socket: { readonly close: () => Promise<void> }) => socket.close(),
});
