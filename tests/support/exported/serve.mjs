/** Serves the page that is exported below a path with nginx, for the journeys, until it is stopped. */
import { serveStatically } from '../../../scripts/static-servers.mjs';
import { EXPORTED } from './exported-folders.mjs';

await serveStatically('nginx', EXPORTED['/life/'], Number(process.env['EXPORTED_PORT']));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
