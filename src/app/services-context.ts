import { createRequiredContext } from '../ui/required-context.ts';
import type { ToastMessage } from '../words/toasts.ts';
import type { Queries } from './queries.ts';

/** Functions for every component. The object stays the same while the page is open. */
interface Services {
  readonly queries: Queries;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToast: () => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
}

export const [ServicesContext, useServices] = createRequiredContext<Services>('ServicesContext');
