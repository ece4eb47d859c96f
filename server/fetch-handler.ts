import type { App } from './app.ts';
import { isAuthority } from './authority.ts';
import { isForwardedHttps } from './forwarded-https.ts';

/** A request as Cloudflare hands it over: with an `Accept-Encoding` of its own, and the visitor's beside it. */
type FetchRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** A request without `Host` is fine if its URL names the host; local workerd passes on whatever target was sent. */
const hasGoodHost = ({ url, headers }: Request) => {
  const host = headers.get('host');
  return host === null ? !url.startsWith('/') : isAuthority(host);
};

/** The app for platforms that hand over a `Request` and want a `Response`. */
export function createFetchHandler(app: App): (request: FetchRequest) => Response {
  return (request) => {
    const { method, url, headers, cf } = request;
    const {
      status,
      headers: flat,
      body,
    } = app.respond({
      method,
      target: hasGoodHost(request) ? url : '',
      isHttps: url.startsWith('https:') || isForwardedHttps(headers.get('x-forwarded-proto') ?? undefined),
      acceptEncoding: cf?.clientAcceptEncoding ?? headers.get('accept-encoding') ?? undefined,
      ifNoneMatch: headers.get('if-none-match') ?? undefined,
    });
    const pairs = flat.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
    );
    // Tells Cloudflare that the body is compressed already; other platforms never compress.
    const init: ResponseInit & { encodeBody: 'manual' } = { status, headers: pairs, encodeBody: 'manual' };
    return new Response(method === 'HEAD' || status === 304 ? null : body, init);
  };
}
