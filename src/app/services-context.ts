import { createContext, use } from 'react';
import type { ToastMessage } from '../content/toasts.ts';
import type { ShareOutcome } from '../features/results/sharing/share-outcome.ts';
import type { Queries } from './queries.ts';

/** What the page offers to all of its parts. It stays the same for as long as the page lives. */
export interface Services {
  readonly queries: Queries;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToasts: () => void;
  readonly onShared: (outcome: ShareOutcome) => void;
  /** Loads the page anew, with what is typed. */
  readonly onReload: () => void;
}

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside of the page */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is called outside of <ServicesContext>.');
  return services;
}
