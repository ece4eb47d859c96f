import { isReloaded } from '../../platform/carried-state.ts';
import { tabStorage } from '../../platform/storage.ts';
import { useWindowEvent } from '../../platform/use-window-event.ts';

/** By which a place in the results is found again: whatever is above may be higher or lower by then. */
const listTitles = () => [...document.querySelectorAll('#results [id$="-title"]')];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** How long a title may take to come, with its figures. */
const LONGEST_WAIT_MS = 3000;

/** Keeps the place in the results while the page is reloaded; above them, none. */
export const useKeptPlace = (): void =>
  useWindowEvent('pagehide', () => {
    const title = listTitles().findLast((each) => topOf(each) < innerHeight / 2);
    if (title) tabStorage.set('place', `${title.id} ${topOf(title)}`);
    else tabStorage.remove('place');
  });

/** Where the page goes on after a reload: empty for its top; `null` without a reload, and once it is taken. */
let place = isReloaded() ? (tabStorage.get('place') ?? '') : null;
tabStorage.remove('place');

/** Takes the place for the first results of the page, wherever they come from. */
export function takePlace(): string | null {
  const taken = place;
  place = null;
  // A browser would go as far down as before, where something else is now that the form is folded.
  history.scrollRestoration = 'manual';
  return taken;
}

/** Returns to a place in the results once its title is there. */
export function returnTo(taken: string): void {
  const [id = '', top = '0'] = taken.split(' ');
  if (id === '') return scrollTo({ top: 0, behavior: 'instant' });
  const [from, until] = [scrollY, performance.now() + LONGEST_WAIT_MS];
  const look = () => {
    const title = document.getElementById(id);
    if (title) scrollBy({ top: topOf(title) - Number(top), behavior: 'instant' });
    // Not after the visitor has scrolled.
    else if (scrollY === from && performance.now() < until) requestAnimationFrame(look);
  };
  look();
}
