/** Exports the page for a path and for a whole domain, and serves the first with nginx, for the journeys, until it is stopped. */
import { execFileSync } from 'node:child_process';
import { EXPORTED, SETTINGS, serveStatically } from './static-servers.ts';

for (const [home, folder] of Object.entries(EXPORTED)) {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/export/export.ts', home], {
    stdio: 'inherit',
    env: { ...process.env, ...SETTINGS, EXPORT_FOLDER: folder },
  });
}
await serveStatically('nginx', EXPORTED['/life/'], Number(process.env['EXPORTED_PORT']));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
