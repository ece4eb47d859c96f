import { LANGUAGE } from '#words/form.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';
import { withLettersOf } from '../platform/first-typefaces.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { openView } from './open-view.ts';
import styles from './view-page.css?inline';

/** An element of the page's own HTML. */
function findElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** Starts the view, once it has the words of its language. */
export function startView(): void {
  // Not in the page, whose policy would need more hashes: every header has them.
  adoptStyles(withLettersOf(LANGUAGE.tag, styles));
  const leave = findElement('leave');
  if (!(leave instanceof HTMLAnchorElement)) throw new Error('#leave is no link');
  openView({ view: findElement('view'), note: findElement('note'), leave });
  if (import.meta.env.PROD) registerServiceWorker();
  document.querySelector('.not-started')?.remove();
}
