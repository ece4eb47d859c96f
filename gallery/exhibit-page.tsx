import { useEffect, useRef } from 'react';
import type { Exhibit } from './exhibit.ts';

/** One exhibit with the page's margins. `data-ready` is set once it has reached its state. */
export function ExhibitPage({ exhibit }: { readonly exhibit: Exhibit }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Charts measure their width first, so their marks are in the page in the next frame.
    const frame = requestAnimationFrame(() => {
      if (!ref.current) return;
      exhibit.interact?.(ref.current);
      ref.current.dataset['ready'] = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [exhibit]);
  return (
    <main ref={ref} className="page exhibit" data-exhibit={exhibit.id}>
      {exhibit.render()}
    </main>
  );
}
