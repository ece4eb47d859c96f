import { type RefObject, useEffect, useRef, useState } from 'react';

/** In its own place on the page, at an edge of the window, or out of sight above or below it. */
type StickyPosition = 'own' | 'edge' | 'above' | 'below';

/** At the end of the page a few pixels of the element may stay in the window, with nothing on them. */
const MOSTLY_OUT = 0.5;

/** More than the height of any page. */
const UP_TO_THE_TOP = '1000000px';

export function useStickyPosition<E extends Element>(): [RefObject<E | null>, StickyPosition] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState<'own' | 'edge' | 'out'>('own');
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const visible = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.intersectionRatio < MOSTLY_OUT) setSeen('out');
        else setSeen(entry.intersectionRatio < 1 ? 'edge' : 'own');
      },
      // At an edge of the window, its outermost pixel is outside of this.
      { rootMargin: '-1px', threshold: [0, MOSTLY_OUT, 1] },
    );
    // A jump from one end of the page to the other passes the element without showing it.
    const side = new IntersectionObserver((entries) => setBelow(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `${UP_TO_THE_TOP} 0px -1px`,
    });
    visible.observe(ref.current);
    side.observe(ref.current);
    return () => {
      visible.disconnect();
      side.disconnect();
    };
  }, []);
  if (seen !== 'out') return [ref, seen];
  return [ref, isBelow ? 'below' : 'above'];
}
