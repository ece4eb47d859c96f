// Imported first: it defines the order of layers for all other styles.
import './styles/page.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App } from './app.tsx';
import { dataCode, resultsCode } from './chunks.ts';
import { savedDraftCode } from './saved-draft-chunk.ts';
import { hasSavedDraft } from './use-saved-draft.ts';

/** Starts the page, once it has the words of its language. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  const app = (
    <StrictMode>
      <App
        page={root.dataset['page'] === 'not-found' ? 'not-found' : 'home'}
        settings={readSiteSettings()}
        builtOn={parseCalendarDate(root.dataset['built'] ?? '') ?? today()}
      />
    </StrictMode>
  );

  // A built page is prerendered; in development the root is empty. Hydrating in a transition keeps the page responsive.
  const render = () =>
    startTransition(() => {
      if (root.firstElementChild) hydrateRoot(root, app);
      else {
        fetchIcons();
        createRoot(root).render(app);
      }
    });

  // Saved entries are in the form when it starts to work, so that they do not replace what is typed into it.
  if (hasSavedDraft()) {
    // Their results are shown at once.
    resultsCode.preload();
    withTimeout(savedDraftCode.load(), CODE_LIMIT_MS).then(render, render);
  } else render();

  if (import.meta.env.PROD) {
    dataCode.load().then(
      (code) => code.registerServiceWorker(),
      () => undefined,
    );
  }
  document.querySelector('.not-started')?.remove();
}
