import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { HEAD_WORDS } from '../content/head-words.ts';
import { SETTINGS_PLACES } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App, type Page } from './app.tsx';

fetchIcons();

/** A page as HTML, before any script: its title, and what is in its root. */
export async function prerenderPage(page: Page, year: number): Promise<{ title: string; html: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACES} year={year} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  return { title: page === 'home' ? HEAD_WORDS.title : HEAD_WORDS.notFoundTitle, html };
}
