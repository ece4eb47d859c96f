import type { App } from './app.ts';
import { isForwardedHttps } from './forwarded-https.ts';

/** A request as Cloudflare hands it over: with an `Accept-Encoding` of its own, and the visitor's beside it. */
type FetchRequest = Request & { readonly cf?: { readonly clientAcceptEncoding?: string } };

/** The app for platforms that hand over a `Request` and want a `Response`. */
export function createFetchHandler(app: App): (request: FetchRequest) => Response {
  return ({ method, url, headers, cf }) => {
    const {
      status,
      headers: flat,
      body,
    } = app.answer({
      method,
      target: url,
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
