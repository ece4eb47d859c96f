import { VIEW, VIEW_PROBLEM } from '#words/view.ts';
import { handOver, readHandedOver } from '../document/view-hand-over.ts';
import type { ViewLife } from '../document/view-life.ts';
import { DEFAULT_VIEW, parseViewLink, type ViewSettings } from '../document/view-link.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { storage } from '../platform/storage.ts';
import { formatFor } from '../words/format.ts';
import { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { findLife, type LifeProblem } from './find-life.ts';
import { leaveOnInput } from './leave-on-input.ts';
import { showView } from './show-view.ts';
import { followClock } from './view-clock.ts';

/** The form that "Remember on this device" saves. */
const SAVED = 'form';

const format = () => formatFor(pageLocale(navigator.language));

const describeProblem = (problem: LifeProblem) =>
  problem === 'future' ? VIEW_PROBLEM.future({ date: format().date(today()) }) : VIEW_PROBLEM[problem];

/** Fetches what the page fetches, from the same sources. */
function createQueries() {
  const { worldBankUrl } = readSiteSettings();
  const { signal } = new AbortController();
  return {
    findFigure: async (country: string) =>
      (await fetchLifeExpectancy(worldBankUrl, country, signal)).lifeExpectancy,
    fetchCountries: () => fetchCountries(worldBankUrl, signal),
  };
}

/** What the address asks for. Of a link that cannot be read, the note says so, and the usual settings count. */
function readAddress(): { settings: ViewSettings; life: ViewLife | null; note: string } {
  const link = parseViewLink(location.hash.slice(1));
  if (link && link !== 'newer') return { ...link, note: '' };
  return { settings: DEFAULT_VIEW, life: null, note: VIEW_PROBLEM[link === 'newer' ? 'newerLink' : 'link'] };
}

/** The elements of the view's page. */
interface Elements {
  readonly view: HTMLElement;
  /** One sentence below the picture, or alone. */
  readonly note: HTMLElement;
  /** Leads to the page. It lies over the picture, and is hidden while there is none. */
  readonly leave: HTMLAnchorElement;
}

/**
 * The view's page: the life of its address, or else the one that is saved on this device, or else a form for one. A
 * picture that is there stays if another one cannot be shown.
 */
export function openView({ view, note, leave }: Elements): void {
  const queries = createQueries();
  let stop: (() => void) | undefined;
  /** Numbers the attempts: a later one overtakes one that still waits for a figure. */
  let attempts = 0;

  const say = (text: string) => {
    note.textContent = text;
    note.hidden = text === '';
  };

  const show = (life: ViewLife, settings: ViewSettings, text: string) => {
    stop?.();
    say(text);
    const onClockBack = (day: CalendarDate | null) =>
      say(day ? VIEW_PROBLEM.clockBack({ date: format().date(day) }) : text);
    stop = showView(view, { life, settings, format: format() }, { onClockBack });
    leave.hidden = false;
  };

  const ask = async (text: string, attempt: number) => {
    const { showSetup } = await import('./view-setup.ts');
    if (attempt !== attempts) return;
    stop?.();
    stop = undefined;
    say(text);
    leave.hidden = true;
    showSetup(view, {
      format: format(),
      fetchCountries: queries.fetchCountries,
      onEntered: (entered) => {
        handOver(entered);
        void open(entered);
      },
    });
  };

  /** @param entered a life that was just entered, which the browser may not be able to keep in this tab */
  const open = async (entered: string | null = null) => {
    attempts += 1;
    const attempt = attempts;
    const { settings, life, note: ofLink } = readAddress();
    if (life) return show(life, settings, '');
    const saved = storage.get(SAVED);
    const text = entered ?? saved ?? readHandedOver();
    if (text === null) return ask(ofLink || (storage.isBlocked() ? VIEW_PROBLEM.blocked : ''), attempt);
    if (!stop) say(VIEW.opening);
    const found = await findLife(text, queries.findFigure);
    if (attempt !== attempts) return;
    if ('life' in found) return show(found.life, settings, ofLink);
    const problem = describeProblem(found.problem);
    // What was there stays.
    if (stop) return say(problem);
    if (found.problem === 'future') {
      say(problem);
      const stopClock = followClock(() => {
        stopClock();
        void open(entered);
      });
    } else if (found.problem === 'figure') {
      say(problem);
      addEventListener('online', () => void open(entered), { once: true });
    } else await ask(problem, attempt);
  };

  leaveOnInput(leave);
  addEventListener('hashchange', () => void open());
  storage.subscribe(SAVED, () => void open());
  void open();
}
