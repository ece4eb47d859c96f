import { HASHED } from './precache.ts';

/** Who answers a request: the page as it is kept, a file as it is kept, the server's API or what is known of it. */
export type Route = 'page' | 'file' | 'api' | 'network';

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
  // Whatever else is navigated to is the server's: its not-found page with its status, a file opened by itself.
  if (question.mode === 'navigate') return url.pathname === '/' ? 'page' : 'network';
  if (url.pathname.startsWith('/api/')) return 'api';
  // A file of a version that this worker does not know is asked for by a page of that version.
  return kept.has(url.pathname) || url.pathname.startsWith(HASHED) ? 'file' : 'network';
}
