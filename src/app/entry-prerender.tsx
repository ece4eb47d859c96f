import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import type { Language } from '../messages/language.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App, type Page } from './app.tsx';
import { fillPageHead } from './page-head.ts';

export { PAGE_PATH } from '../platform/page-path.ts';
export { MANIFEST } from './page-head.ts';

fetchIcons();

interface Prerendering {
  /** `index.html` as Vite has built it. */
  readonly template: string;
  /** All that the page is built in, English first. */
  readonly languages: readonly Language[];
  readonly builtOn: CalendarDate;
}

/** Renders a page as of a day. Its root element names the page and the day, with which the page is hydrated. */
export async function prerenderPage(
  page: Page,
  { template, languages, builtOn }: Prerendering,
): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACEHOLDERS} builtOn={builtOn} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  const root = `<div id="root" data-page="${page}" data-built="${formatIsoDate(builtOn)}">${html}</div>`;
  return fillPageHead(template, page, languages).replace('<div id="root"></div>', () => root);
}
