/** Lists the files of the one-file edition, for export.ts. */
import type { Config } from '../../server/config.mjs';
import { injectSettings } from '../../server/inject-settings.ts';
import { hashSource } from '../../server/inline-hashes.ts';
import type { Built } from '../../server/site.ts';
import { escapeHtml } from '../../src/app/escape-html.ts';
import { nameOneFile } from '../../src/platform/edition.ts';
import type { Language } from '../../src/words/language.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { ONE_FILE } from './build-one-file.ts';

const STYLE =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}li{margin-block:.5rem}';

const link = ({ tag, offer, direction }: Language) =>
  `<li dir="${direction}"><a href="${nameOneFile(tag)}" lang="${tag}" hreflang="${tag}">${escapeHtml(offer)}</a></li>`;

/** A page that leads to the files, each in its own language. */
const writeIndex = (languages: readonly Language[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src ${hashSource(STYLE)}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark light" />
<title>Lifetime Visualizer</title>
<style>${STYLE}</style>
<h1>Lifetime Visualizer</h1>
<ul>
${languages.map(link).join('\n')}
</ul>
</html>
`;

/** The page as one file in each language, with the settings of the installation, and one that leads to them, by name. */
export const listOneFiles = ({ client, build }: Built, config: Config): ReadonlyMap<string, string> =>
  new Map([
    ['lifetime-visualizer.html', writeIndex(LANGUAGES)],
    ...LANGUAGES.map(({ tag, path }): [string, string] => {
      const file = client.get(`/${path}${ONE_FILE}`);
      if (!file) throw new Error(`The build has no /${path}${ONE_FILE}`);
      return [nameOneFile(tag), injectSettings(new TextDecoder().decode(file), { ...config, build })];
    }),
  ]);
