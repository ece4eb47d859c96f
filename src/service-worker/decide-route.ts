import { HASHED } from './precache.ts';

/**
 * Who answers a request: the page as it is kept, a file as it is kept, the server's API or what is known of it; for
 * any other page the server, and without a network what is kept.
 */
export type Route = 'page' | 'other-page' | 'file' | 'api' | 'network';

interface Question {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/**
 * Decides who answers a request of a page.
 * @param origin the page's own; whatever lies elsewhere is none of the worker's business
 * @param kept the paths of the files that are kept
 */
export function decideRoute(question: Question, origin: string, kept: ReadonlySet<string>): Route {
  const url = new URL(question.url);
  if (question.method !== 'GET' || url.origin !== origin) return 'network';
  const navigates = question.mode === 'navigate';
  if (url.pathname.startsWith('/api/')) return navigates ? 'network' : 'api';
  if (navigates) return url.pathname === '/' ? 'page' : 'other-page';
  // A file of a version that this worker does not know is asked for by a page of that version.
  return kept.has(url.pathname) || url.pathname.startsWith(HASHED) ? 'file' : 'network';
}
