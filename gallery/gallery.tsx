// First, so that its order of layers holds for every style that follows.
import '../src/app/styles/page.css';
import './gallery.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchIcons } from '../src/ui/icon.tsx';
import { ExhibitList } from './exhibit-list.tsx';
import { ExhibitPage } from './exhibit-page.tsx';
import { EXHIBIT_GROUPS, findExhibit } from './exhibits.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The gallery has no #root');

const asked = new URLSearchParams(location.search);
const id = asked.get('exhibit');
const exhibit = id === null ? undefined : findExhibit(id);
if (asked.get('theme') === 'light') document.documentElement.dataset['theme'] = 'light';
if (exhibit) document.title = exhibit.title;

// A picture that measures its words does so when it is drawn: their typefaces come first. Stand-ins of the machine's
// own may be missing.
await Promise.allSettled([...document.fonts].map((face) => face.load()));

function choosePage() {
  if (exhibit) return <ExhibitPage exhibit={exhibit} />;
  return id === null ? <ExhibitList groups={EXHIBIT_GROUPS} /> : <p>There is no exhibit {id}.</p>;
}

fetchIcons();
createRoot(root).render(<StrictMode>{choosePage()}</StrictMode>);
