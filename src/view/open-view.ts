import { VIEW, VIEW_PROBLEM } from '#words/view.ts';
import { forgetHandedOver, handOver, readHandedOver } from '../document/view-hand-over.ts';
import { DEFAULT_VIEW, readViewLink, type ViewLife, type ViewSettings } from '../document/view-link.ts';
import { addDays, type CalendarDate, daysBetween } from '../life/calendar-date.ts';
import { formatIsoWeek } from '../life/iso-week.ts';
import { today } from '../platform/clock.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { storage } from '../platform/storage.ts';
import { formatFor } from '../words/format.ts';
import { type FoundLife, findLife, type LifeProblem } from './find-life.ts';
import { leaveOnInput } from './leave-on-input.ts';
import { showView } from './show-view.ts';
import { followClock } from './view-clock.ts';

/** The form that "Remember on this device" saves. */
const SAVED = 'form';

const format = () => formatFor(pageLocale(navigator.language));

const describeProblem = (problem: LifeProblem) =>
  problem === 'future' ? VIEW_PROBLEM.future({ date: format().date(today()) }) : VIEW_PROBLEM[problem];

/** The first life that can be shown, or else what is wrong with the first text; `null` for no text. */
async function findFirst(texts: readonly string[]): Promise<FoundLife | null> {
  let first: FoundLife | null = null;
  for (const text of texts) {
    // oxlint-disable-next-line no-await-in-loop -- the next one only counts if this one cannot be shown
    const found = await findLife(text);
    if ('life' in found) return found;
    first ??= found;
  }
  return first;
}

/** Reads the address. Of a link that cannot be read, the note says so, and the usual settings count. */
function readAddress(): { settings: ViewSettings; life: ViewLife | null; note: string } {
  const link = readViewLink(location.hash.slice(1));
  if (link && link !== 'newer') return { ...link, note: '' };
  return { settings: DEFAULT_VIEW, life: null, note: VIEW_PROBLEM[link === 'newer' ? 'newerLink' : 'link'] };
}

/** A link has a Thursday for the day of birth. In the week of birth that may still be to come: the life began by yesterday. */
const ofThisWeek = (life: ViewLife, now: CalendarDate): ViewLife =>
  daysBetween(life.birthdate, now) <= 0 && formatIsoWeek(life.birthdate) === formatIsoWeek(now)
    ? { ...life, birthdate: addDays(now, -1) }
    : life;

/** The elements of the view's page. */
interface Elements {
  readonly view: HTMLElement;
  /** One sentence below the picture, or alone. */
  readonly note: HTMLElement;
  /** Leads to the page. It lies over the picture, or over the sentence in its place, and is hidden beside the form. */
  readonly leave: HTMLAnchorElement;
}

/**
 * The view's page: the life of its address, or else the one that is saved on this device, or else a form for one. A
 * picture that is there stays if another one cannot be shown.
 */
export function openView({ view, note, leave }: Elements): void {
  /** Ends the picture, while there is one. */
  let stop: (() => void) | undefined;
  /** The last attempt: it ends one that still waits for a figure or for better times. */
  let current = new AbortController();

  /** @param text empty for nothing */
  const say = (text: string) => {
    // Said once, although a life in the future is tried again at every look at the clock.
    if (note.textContent === text) return;
    note.textContent = text;
    note.hidden = text === '';
  };

  const show = (life: ViewLife, settings: ViewSettings, text: string) => {
    stop?.();
    say(text);
    stop = showView(view, { life, settings, format: format() }, (day) =>
      say(day ? VIEW_PROBLEM.clockBack({ date: format().date(day) }) : text),
    );
    leave.hidden = false;
  };

  const ask = async (text: string, signal: AbortSignal) => {
    const { showSetup } = await import('./view-setup.ts');
    if (signal.aborted) return;
    stop?.();
    stop = undefined;
    say(text);
    leave.hidden = true;
    showSetup(view, format(), (entered) => {
      handOver(entered);
      // A mistake in it can be corrected: the next time, the form is there again.
      leave.addEventListener('click', forgetHandedOver);
      void open(entered);
    });
  };

  /** Says what is wrong, and tries again by itself where that may help. What was there stays. */
  const report = (problem: LifeProblem, signal: AbortSignal, entered: string | null) => {
    say(describeProblem(problem));
    leave.hidden = false;
    const again = () => void open(entered);
    if (problem === 'figure') addEventListener('online', again, { signal });
    if (problem === 'future') followClock(again, signal);
  };

  /** @param entered a life that was just entered, which the browser may not be able to keep in this tab */
  const open = async (entered: string | null = null) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const { settings, life, note: ofLink } = readAddress();
    if (life) {
      const linked = ofThisWeek(life, today());
      if (daysBetween(linked.birthdate, today()) > 0) return show(linked, settings, '');
      return report('future', signal, null);
    }
    if (ofLink && stop) return say(ofLink);
    const texts = [entered, storage.get(SAVED), readHandedOver()].filter((text) => text !== null);
    if (texts.length > 0 && !stop) say(VIEW.opening);
    const found = await findFirst(texts);
    if (signal.aborted) return;
    if (!found) return ask(ofLink || (storage.isBlocked() ? VIEW_PROBLEM.blocked : ''), signal);
    if ('life' in found) return show(found.life, settings, ofLink);
    const { problem } = found;
    if (stop || problem === 'figure' || problem === 'future') return report(problem, signal, entered);
    await ask(describeProblem(problem), signal);
  };

  leaveOnInput(leave);
  addEventListener('hashchange', () => void open());
  storage.subscribe(SAVED, () => void open());
  void open();
}
