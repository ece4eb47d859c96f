// First, so that its order of layers holds for every style that follows.
import './styles/page.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
      year={Number(root.dataset['year']) || new Date().getFullYear()}
    />
  </StrictMode>
);

// Built, the page arrives prerendered; in development it starts out empty.
// As a transition, taking it over leaves room for what a visitor does meanwhile.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, app);
  else {
    fetchIcons();
    createRoot(root).render(app);
  }
});

if (import.meta.env.PROD) registerServiceWorker();
document.querySelector('.not-started')?.remove();
