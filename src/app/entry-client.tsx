// Imported first: it defines the order of layers for all other styles.
import './styles/page.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { fetchIcons } from '../ui/icon.tsx';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <App
      page={location.pathname === '/' ? 'home' : 'not-found'}
      settings={readSiteSettings()}
      builtOn={parseCalendarDate(root.dataset['built'] ?? '') ?? today()}
    />
  </StrictMode>
);

// A built page is prerendered; in development the root is empty.
// Hydrating in a transition keeps the page responsive meanwhile.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, app);
  else {
    fetchIcons();
    createRoot(root).render(app);
  }
});

if (import.meta.env.PROD) registerServiceWorker();
document.querySelector('.not-started')?.remove();
