/** The name of the element in the page's head that lists the scripts of the results. */
export const RESULTS_SCRIPTS = 'results-scripts';

/** Fetches the scripts of the results without running them, which the first focus in the form does. */
export function prefetchResults(): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${RESULTS_SCRIPTS}"]`)?.content ?? '';
  for (const href of list.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
