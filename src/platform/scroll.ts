/** Scrolls an element to the top of the window: smoothly, unless the visitor prefers reduced motion. */
export function scrollSmoothly(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}
