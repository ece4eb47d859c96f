import type { ToastMessage } from '../words/toasts.ts';
import { createRequiredContext } from './required-context.ts';

/** Functions that stay the same while the page is open. */
interface Toasts {
  readonly showToast: (message: ToastMessage) => void;
  /** Removes the toast, because its message no longer applies. */
  readonly clearToast: () => void;
}

export const [ToastContext, useToast] = createRequiredContext<Toasts>('ToastContext');
