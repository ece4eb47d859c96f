import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { HEAD_MESSAGES } from '#messages/head-messages.ts';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App, type Page } from './app.tsx';

fetchIcons();

/** A page as HTML. */
interface PrerenderedPage {
  readonly title: string;
  /** Its root element. It names the page and the day, with which the page is hydrated. */
  readonly root: string;
}

/** Renders a page as of a day. */
export async function prerenderPage(page: Page, builtOn: CalendarDate): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACEHOLDERS} builtOn={builtOn} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  return {
    title: page === 'home' ? HEAD_MESSAGES.title : HEAD_MESSAGES.notFoundTitle,
    root: `<div id="root" data-page="${page}" data-built="${formatIsoDate(builtOn)}">${html}</div>`,
  };
}
