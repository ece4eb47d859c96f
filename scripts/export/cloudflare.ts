/** Writes the configuration for Cloudflare’s Wrangler, for export.ts. */
import { type Config, OFF } from '../../server/config.mjs';

/**
 * Wrangler's configuration of an exported site: Cloudflare serves the files itself, and the Worker responds to all
 * other paths. Below a path there is no Worker, and the nearest not-found page answers.
 * @param settings those in `wrangler.jsonc`
 * @param home the path of the page
 */
export function describeWorker(settings: object, home: string, config: Config): object {
  const isWholeDomain = home === '/';
  const { contactEmail, tipUrl, worldBankUrl, siteUrl } = config;
  return {
    ...settings,
    main: isWholeDomain ? 'worker/worker.js' : undefined,
    no_bundle: isWholeDomain ? true : undefined,
    vars: isWholeDomain
      ? {
          CONTACT_EMAIL: contactEmail,
          TIP_URL: tipUrl,
          WORLD_BANK_URL: worldBankUrl || OFF,
          SITE_URL: siteUrl,
        }
      : undefined,
    assets: { directory: 'site', ...(isWholeDomain ? {} : { not_found_handling: '404-page' }) },
  };
}
