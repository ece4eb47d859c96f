import { useEffect, useState } from 'react';

/** Whether the window is scrolling, or was less than `restMs` ago. */
export function useScrolling(restMs: number): boolean {
  const [scrolling, setScrolling] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), restMs);
    };
    const scroll = () => {
      setScrolling(true);
      rest();
    };
    rest();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scroll);
    };
  }, [restMs]);
  return scrolling;
}
