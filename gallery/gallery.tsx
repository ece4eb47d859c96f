// Imported first: it defines the order of layers for all other styles.
import '../src/app/styles/page.css';
import '../src/app/page-frame.css';
import './gallery.css';

import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE } from '#words/form.ts';
import type { Exhibit } from './exhibit.tsx';
import { EXHIBITS } from './exhibits.ts';

/** Links to every exhibit in both themes. */
const ExhibitList = () => (
  <ul className="gallery">
    {Object.keys(EXHIBITS).map((id) => (
      <li key={id}>
        <a href={`?exhibit=${id}`}>{id}</a> <a href={`?exhibit=${id}&theme=light`}>light</a>
      </li>
    ))}
  </ul>
);

/** One exhibit with the page's margins. `data-ready` is set once it has reached its state. */
function ExhibitPage({ exhibit: { render, interact } }: { readonly exhibit: Exhibit }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Charts measure their width first, so their marks are in the page in the next frame.
    const frame = requestAnimationFrame(() => {
      if (!ref.current) return;
      interact?.(ref.current);
      ref.current.dataset['ready'] = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [interact]);
  return (
    <main ref={ref} className="page exhibit" data-exhibit>
      {render()}
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The gallery has no #root');

const parameters = new URLSearchParams(location.search);
const exhibit = EXHIBITS[parameters.get('exhibit') ?? ''];
if (parameters.get('theme') === 'light') document.documentElement.dataset['theme'] = 'light';
document.documentElement.lang = LANGUAGE.tag;
document.documentElement.dir = LANGUAGE.direction;

// Charts measure their text when they are drawn, so the fonts must be loaded first. Local fonts may be missing.
await Promise.allSettled([...document.fonts].map((face) => face.load()));

createRoot(root).render(
  <StrictMode>{exhibit ? <ExhibitPage exhibit={exhibit} /> : <ExhibitList />}</StrictMode>,
);
