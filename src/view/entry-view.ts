import { LANGUAGE } from '#words/form.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';
import { withLettersOf } from '../platform/first-typefaces.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { openView } from './open-view.ts';
import styles from './view-page.css?inline';

/** Starts the view, once it has the words of its language. */
export function startView(): void {
  // Not in the page, whose policy would need more hashes: every header has them.
  adoptStyles(withLettersOf(LANGUAGE.tag, styles));
  openView();
  if (import.meta.env.PROD) registerServiceWorker();
  document.querySelector('.not-started')?.remove();
}
