import { useEffect, useRef, useState } from 'react';

/** Whether any part of an element is in the viewport. @param rootMargin how far from it counts too, as CSS has it */
export function useInView(rootMargin = '0px') {
  const ref = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return [ref, inView] as const;
}
