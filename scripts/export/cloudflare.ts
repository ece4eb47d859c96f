/** Writes the configuration for Cloudflare’s Wrangler, for export.ts. */
import { type Config, toEnvironment } from '../../server/config.mjs';

/**
 * Wrangler's configuration of an exported site: Cloudflare serves the files itself, and the Worker responds to all
 * other paths. Below a path there is no Worker, and the nearest not-found page answers.
 * @param settings those in `wrangler.jsonc`
 * @param home the path of the page
 */
export function describeWorker(settings: object, home: string, config: Config): object {
  const directory = 'site';
  if (home !== '/') {
    const noWorker = { main: undefined, no_bundle: undefined, vars: undefined };
    return { ...settings, ...noWorker, assets: { directory, not_found_handling: '404-page' } };
  }
  return {
    ...settings,
    main: 'worker/worker.js',
    no_bundle: true,
    vars: toEnvironment(config),
    assets: { directory },
  };
}
