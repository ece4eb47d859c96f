// Imported first: it defines the order of layers for all other styles.
import './styles/page.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { savesData } from '../platform/save-data.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { App } from './app.tsx';
import { resultsPart } from './chunks.ts';
import { prefetchResults } from './results-scripts.ts';
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

  // The results of saved entries are shown at once.
  if (hasSavedDraft()) resultsPart.preload();

  // A built page is prerendered; in development the root is empty. Hydrating in a transition keeps the page responsive.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  if (import.meta.env.PROD && !savesData()) {
    whenIdle(() => {
      prefetchResults();
      registerServiceWorker();
    });
  }
  document.querySelector('.not-started')?.remove();
}
