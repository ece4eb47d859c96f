/** Builds the code of the view in all languages, for build-page.ts. Apart from the page, so that neither loads the other's. */
import { build } from 'vite';
import type { ViewCode } from '../src/app/write-view-page.ts';
import { CHECKS, CSS_TARGET, WITHOUT_CONFIG } from './build-settings.ts';
import { FIGURES } from './figures-file.ts';
import { wordsAlias } from './page-languages.ts';
import { viewLanguages, viewStart, viewStarts } from './vite/view-starts.ts';

/**
 * @param site the path of the site
 * @param client the folder of the page's files, to which the view's are added
 * @returns the code of the view in a language, by the folder of its words
 */
export async function buildView(site: string, client: string) {
  const built = await build({
    ...WITHOUT_CONFIG,
    base: site,
    define: { FIGURES: JSON.stringify(FIGURES.path) },
    resolve: { alias: wordsAlias() },
    plugins: [viewLanguages()],
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      cssTarget: CSS_TARGET,
      modulePreload: { polyfill: false },
      license: false,
      rolldownOptions: {
        checks: CHECKS,
        input: viewStarts(),
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'view',
                tags: ['$initial'],
                test: /[\\/](src|node_modules)[\\/](?!words[\\/](?!current)[^\\/]+[\\/])/,
              },
            ],
          },
        },
      },
    },
  });
  const output = 'output' in built ? built.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? file : []));
  return (folder: string): ViewCode => {
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId === viewStart(folder));
    if (!start) throw new Error(`The view in ${folder} was not built`);
    return { script: site + start.fileName, imports: start.imports.map((file) => site + file) };
  };
}
