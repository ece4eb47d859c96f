import { type Context, Hono } from 'hono';
import { createApi } from './api.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';
import type { Site, SiteFile } from './site.ts';

/** Whether a browser has this version already: the header may list several, and call one weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function answerFile(context: Context, file: SiteFile, status: 200 | 404) {
  const headers = { etag: file.etag, 'cache-control': file.cacheControl };
  if (status === 200 && isKnown(context.req.header('if-none-match'), file.etag)) {
    return context.body(null, 304, headers);
  }
  return context.body(file.body, status, { ...headers, 'content-type': file.type });
}

/** The whole server, as a function from request to answer: the page, its files, the not-found page, the API. */
export function createApp(site: Site, config: Config) {
  const headers = Object.entries(securityHeaders(site.scriptHashes, [new URL(config.worldBankUrl).origin]));
  const page = (path: string) => {
    const file = site.files.get(path);
    if (!file) throw new Error(`The build has no ${path}`);
    return file;
  };
  const [home, notFound] = [page('/index.html'), page('/404.html')];

  return new Hono()
    .use(async (context, next) => {
      await next();
      for (const [name, value] of headers) context.header(name, value);
    })
    .route('/', createApi())
    .get('/', (context) => answerFile(context, home, 200))
    .get('*', (context) => {
      const { path } = context.req;
      const file = path.endsWith('.html') ? undefined : site.files.get(path);
      return file ? answerFile(context, file, 200) : answerFile(context, notFound, 404);
    });
}
