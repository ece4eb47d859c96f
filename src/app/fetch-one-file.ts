import { downloadFile } from '../platform/download-file.ts';
import { pagePath } from '../platform/page-path.ts';
import { SETTINGS_PLACEHOLDERS, type SiteSettings } from '../platform/site-settings.ts';
import { escapeHtml } from './escape-html.ts';

/** It has half a megabyte, which a slow connection takes a while for. */
const LIMIT_MS = 300_000;
const TYPE = 'text/html';

/**
 * Fetches the page as one file, puts the settings of this site into it as the server does into its pages, and saves it.
 * @throws Error if it does not arrive, or not all of it
 */
export async function fetchOneFile(name: string, settings: SiteSettings): Promise<void> {
  const response = await fetch(`${pagePath()}one-file.txt`, { signal: AbortSignal.timeout(LIMIT_MS) });
  const template = await response.text();
  if (!response.ok || !template.trimEnd().endsWith('</html>')) throw new Error(`${name} has not arrived`);
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const html = [
    [SETTINGS_PLACEHOLDERS.contactEmail, settings.contactEmail],
    [SETTINGS_PLACEHOLDERS.tipUrl, settings.tipUrl],
    ['{{build}}', build],
  ].reduce(
    (filled, [placeholder = '', value = '']) => filled.replaceAll(placeholder, () => escapeHtml(value)),
    template,
  );
  downloadFile(new File([html], name, { type: TYPE }));
}
