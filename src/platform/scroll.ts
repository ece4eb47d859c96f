/** Scrolls an element to the top of the window: smoothly, unless the visitor prefers reduced motion. */
export function scrollSmoothly(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}

/** Brings what begins with an element into view, unless that is in the upper third of the window already. */
export function showFrom(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) scrollSmoothly(element);
}
