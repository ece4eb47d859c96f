/** Builds the Worker for Cloudflare, for build.ts and the export. */
import { build } from 'vite';
import type { Built, BuiltFiles, Files } from '../server/site.ts';
import { CHECKS, WITHOUT_CONFIG } from './build-settings.ts';

const encode = (files: Files) =>
  Object.fromEntries([...files].map(([path, body]) => [path, Buffer.from(body).toString('base64')]));

const encodeBuild = ({ client, compressed }: BuiltFiles) => ({
  client: encode(client),
  compressed: encode(compressed),
});

/**
 * Builds a Cloudflare Worker as one file, `worker.js`.
 * @param built the page's files that the Worker has, if any
 */
export async function buildWorker(entry: string, outDir: string, built?: Built): Promise<void> {
  const files = built && { ...encodeBuild(built), previous: encodeBuild(built.previous), build: built.build };
  await build({
    ...WITHOUT_CONFIG,
    define: { BUILT_FILES: JSON.stringify(files) },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        checks: CHECKS,
        external: 'cloudflare:workers',
        output: { entryFileNames: 'worker.js' },
      },
    },
    ssr: { noExternal: true },
  });
}
