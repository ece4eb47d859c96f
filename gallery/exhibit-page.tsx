import { useEffect, useRef } from 'react';
import type { Exhibit } from './exhibit.ts';

/** One exhibit alone, with the page's own margins. `data-ready` says that it has come to its state. */
export function ExhibitPage({ exhibit }: { readonly exhibit: Exhibit }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Pictures measure their width first: what can be pressed in them is there by the next frame.
    const frame = requestAnimationFrame(() => {
      if (!ref.current) return;
      exhibit.reach?.(ref.current);
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
