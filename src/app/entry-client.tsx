// Imported first, apart from the others: it defines the order of layers for all other styles.
import './styles/page.css';

import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { takeEarlyPresses } from '../platform/early-presses.ts';
import { focusElement } from '../platform/focus.ts';
import { savesData } from '../platform/head-scripts.ts';
import { guardPresses } from '../platform/presses.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { App } from './app.tsx';
import { resultsChunk } from './chunks.ts';
import { prefetchResults } from './results-scripts.ts';
import { hasStoredForm, NOTHING_STORED, readStoredForm } from './stored-form.ts';

/** Milliseconds after which the work is done even if the browser has not been idle, as on a busy device. */
const LONGEST_WAIT_MS = 5000;

/** Fetches what a visit may need later, once the page has loaded and the browser is idle. */
function fetchTheRest(): void {
  prefetchResults();
  void registerServiceWorker();
}

/**
 * Starts the page, once it has the words of its language. Not while the code is evaluated, which is long enough, and before
 * `watchStart` looks whether it has started, which listens to the window.
 */
export const start = (): void => document.addEventListener('DOMContentLoaded', startPage);

function startPage(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  guardPresses();
  const page = root.dataset['page'] === 'not-found' ? 'not-found' : 'home';
  const hasStored = page === 'home' && hasStoredForm();
  // React cannot hydrate texts that the browser has translated.
  const isReplaced = hasStored || root.querySelector('font') !== null;
  const app = (
    <StrictMode>
      <App
        page={page}
        settings={readSiteSettings()}
        stored={page === 'home' && isReplaced ? readStoredForm() : NOTHING_STORED}
        builtOn={parseCalendarDate(root.dataset['built'] ?? '') ?? today()}
      />
    </StrictMode>
  );

  const pressAgain = takeEarlyPresses();
  // Its results are shown at once.
  if (hasStored) resultsChunk.preload();
  if (isReplaced) {
    // The form takes the place of the prerendered one, with the field that has the focus.
    const focused = document.activeElement?.id;
    flushSync(() => createRoot(root).render(app));
    if (focused) focusElement(focused);
  }
  // A built page is prerendered; in development the root is empty. Hydrating in a transition keeps the page responsive.
  else if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // After the results that came back, of which a press is later. React hydrates at once what is pressed.
  queueMicrotask(pressAgain);

  if (import.meta.env.PROD && !savesData()) {
    addEventListener('load', () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(fetchTheRest, { timeout: LONGEST_WAIT_MS });
      else fetchTheRest();
    });
  }
  document.querySelector('.not-started')?.remove();
}
