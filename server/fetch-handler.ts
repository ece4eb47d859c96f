import type { App } from './app.ts';
import { isForwardedHttps } from './forwarded-https.ts';

/** The app for platforms that hand over a `Request` and want a `Response`. */
export function createFetchHandler(app: App): (request: Request) => Response {
  return ({ method, url, headers }) => {
    const {
      status,
      headers: flat,
      body,
    } = app.answer({
      method,
      target: url,
      isHttps: url.startsWith('https:') || isForwardedHttps(headers.get('x-forwarded-proto') ?? undefined),
      acceptEncoding: headers.get('accept-encoding') ?? undefined,
      ifNoneMatch: headers.get('if-none-match') ?? undefined,
    });
    const pairs = flat.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
    );
    const isBodyless = method === 'HEAD' || status === 304;
    return new Response(isBodyless ? null : body, { status, headers: pairs });
  };
}
