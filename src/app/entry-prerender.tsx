import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { HEAD_MESSAGES } from '../content/head-messages.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App, type Page } from './app.tsx';

fetchIcons();

/** Renders a page to HTML. @returns its title, and the content of its root element */
export async function prerenderPage(page: Page, year: number): Promise<{ title: string; html: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACEHOLDERS} year={year} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  return { title: page === 'home' ? HEAD_MESSAGES.title : HEAD_MESSAGES.notFoundTitle, html };
}
