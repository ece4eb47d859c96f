import { type RefObject, useEffect, useRef, useState } from 'react';

/** In its own place on the page, at an edge of the window, or out of sight. */
type StickyPlace = 'own' | 'edge' | 'away';

/** At the end of the page a few pixels of the element may stay in the window, with nothing on them. */
const MOSTLY_OUT = 0.5;

/** Where an element with `position: sticky` is. */
export function useStickyPlace<E extends Element>(): [RefObject<E | null>, StickyPlace] {
  const ref = useRef<E>(null);
  const [place, setPlace] = useState<StickyPlace>('own');
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.intersectionRatio < MOSTLY_OUT) setPlace('away');
        else setPlace(entry.intersectionRatio < 1 ? 'edge' : 'own');
      },
      // At an edge of the window, its outermost pixel is outside of this.
      { rootMargin: '-1px', threshold: [0, MOSTLY_OUT, 1] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, place];
}
