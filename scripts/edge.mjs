/** `npm run edge`: installs what is missing, builds what has changed, serves the page in Cloudflare's runtime. */
import { buildOnce } from './build-once.mjs';
import './end-with-npm.mjs';
import { exitWith, installPackages } from './install.mjs';
import { startWorkerd } from './workerd.mjs';

await installPackages();
await buildOnce();
const host = process.env['HOST'] || 'localhost';
const { port, stop } = await startWorkerd('dist/edge', `${host}:${process.env['PORT'] || '3000'}`).catch(() =>
  exitWith('The Worker cannot start: see the messages above.'),
);
console.log(`Lifetime Visualizer is at http://${host}:${port}, as a Cloudflare Worker`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
