import type { ToastMessage } from '../content/toasts.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { Queries } from './queries.ts';

/** What the page offers to all of its parts. It stays the same for as long as the page lives. */
export interface Services {
  readonly queries: Queries;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToasts: () => void;
  /** Loads the page anew, with what is typed. */
  readonly onReload: () => void;
}

export const [ServicesContext, useServices] = createRequiredContext<Services>('ServicesContext');
