/** Writes the configuration for WEBCAT’s tools, which check in the browser that a site is what was signed, for export.ts. */
import type { Config } from '../../server/config.mjs';
import type { ExportedSite } from './exported-site.ts';

/** The version of the page in `package.json`. */
interface Versioned {
  readonly version: string;
}

/** The configuration that `webcat manifest generate` reads beside the folder of files. A site is enrolled as a whole domain. */
export const describeWebcat = (
  { headers }: ExportedSite,
  { siteUrl }: Config,
  { version }: Versioned,
): object => ({
  app: siteUrl,
  version,
  default_csp: headers['content-security-policy'],
  default_index: 'index.html',
  default_fallback: '/404.html',
  wasm: [],
  extra_csp: {},
});
