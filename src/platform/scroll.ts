/** Scrolls an element to the top of the window: smoothly, unless the visitor prefers reduced motion. */
export function scrollSmoothly(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}

const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to an element of which parts are still to come. Until the visitor does something, they move what is below them
 * alone: browsers would move what is above, to keep in place what is in the middle of the window.
 */
export function scrollToGrowing(element: HTMLElement): void {
  element.style.overflowAnchor = 'none';
  const end = () => {
    element.style.overflowAnchor = '';
  };
  for (const act of ACTS) addEventListener(act, end, { once: true, passive: true });
  scrollSmoothly(element);
}

/** Brings what begins with an element into view, unless that is in the upper third of the window already. */
export function showFrom(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) scrollSmoothly(element);
}
