import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import type { Language } from '../messages/language.ts';
import { SITE_PATH } from '../platform/page-path.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App, offersLanguage, type Page } from './app.tsx';
import { fillPageHead } from './page-head.ts';
import { languageOfferScript } from './write-language-offer.ts';

export { PAGE_PATH } from '../platform/page-path.ts';
export { MANIFEST } from './page-head.ts';

fetchIcons();

interface Prerendering {
  /** `index.html` as Vite has built it. */
  readonly template: string;
  /** All that the page is built in, English first. */
  readonly languages: readonly Language[];
  readonly builtOn: CalendarDate;
  /** Makes a script shorter. */
  readonly minify: (script: string) => string;
}

/** Renders a page as of a day. Its root element names the page and the day, with which the page is hydrated. */
export async function prerenderPage(
  page: Page,
  { template, languages, builtOn, minify }: Prerendering,
): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACEHOLDERS} builtOn={builtOn} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  const root = `<div id="root" data-page="${page}" data-built="${formatIsoDate(builtOn)}">${html}</div>`;
  // Where nobody has chosen a language yet.
  const offer = offersLanguage(page)
    ? `<script>${minify(languageOfferScript(languages, SITE_PATH))}</script>`
    : '';
  return fillPageHead(template, page, languages).replace('<div id="root"></div>', () => root + offer);
}
