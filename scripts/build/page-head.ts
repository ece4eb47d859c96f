/** A Vite plugin that fills in the common part of a page’s head, for vite.config.ts. */
import { minifySync, type Plugin } from 'vite';
import { SAVE_DATA_SCRIPT } from '../../src/platform/save-data.ts';
import { THEME_COLORS, THEME_SCRIPT } from '../../src/platform/theme.ts';
import { watchStart } from '../../src/platform/watch-start.ts';

/**
 * The script in a page's head, which runs before everything else. It is the same in every language, so that the
 * security policy has one hash for all.
 * @param site the site's path
 */
const headScript = (site: string) =>
  [
    THEME_SCRIPT,
    SAVE_DATA_SCRIPT,
    minifySync('watch-start.js', `(${watchStart.toString()})(${JSON.stringify(site)})`).code,
  ].join(';');

/** The part of a page's head that is the same in every language. */
export function pageHead(): Plugin {
  let script = '';
  return {
    name: 'page-head',
    configResolved({ base }) {
      script = headScript(base);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('{{themeColor}}', THEME_COLORS.dark).replace('{{beforePaint}}', () => script),
    },
  };
}
