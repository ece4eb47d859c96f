import type { ToastMessage } from '../content/toasts.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { Queries } from './queries.ts';

/** What every component can use. The object stays the same while the page is open. */
interface Services {
  readonly queries: Queries;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToast: () => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
}

export const [ServicesContext, useServices] = createRequiredContext<Services>('ServicesContext');
