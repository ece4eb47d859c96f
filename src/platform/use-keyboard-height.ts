import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

/** Not while the page is zoomed in: then, less of the window is visible without a keyboard. */
function measure(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/** The height that an on-screen keyboard covers at the bottom of the window, in pixels. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, measure, () => 0);
