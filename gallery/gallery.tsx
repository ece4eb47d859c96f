// Imported first: it defines the order of layers for all other styles.
import '../src/app/styles/page.css';
import '../src/app/app.css';
import './gallery.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE } from '#words/form.ts';
import { ExhibitList } from './exhibit-list.tsx';
import { ExhibitPage } from './exhibit-page.tsx';
import { EXHIBIT_GROUPS, findExhibit } from './exhibits.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The gallery has no #root');

const parameters = new URLSearchParams(location.search);
const id = parameters.get('exhibit');
const exhibit = id === null ? undefined : findExhibit(id);
if (parameters.get('theme') === 'light') document.documentElement.dataset['theme'] = 'light';
document.documentElement.lang = LANGUAGE.tag;
document.documentElement.dir = LANGUAGE.direction;
if (exhibit) document.title = exhibit.title;

// Charts measure their text when they are drawn, so the fonts must be loaded first. Local fonts may be missing.
await Promise.allSettled([...document.fonts].map((face) => face.load()));

function choosePage() {
  if (exhibit) return <ExhibitPage exhibit={exhibit} />;
  return id === null ? <ExhibitList groups={EXHIBIT_GROUPS} /> : <p>There is no exhibit {id}.</p>;
}

createRoot(root).render(<StrictMode>{choosePage()}</StrictMode>);
