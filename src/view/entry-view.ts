import type * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { VIEW, VIEW_PROBLEM } from '#words/view.ts';
import { readText, SavedForm } from '../document/codec.ts';
import { isTooLongAgo, parseLifeExpectancy } from '../document/parse-fields.ts';
import { chooseLife, enteredExpectancy, expectancyAtBirth } from '../document/submitted-life.ts';
import { DEFAULT_VIEW, readViewLink, type ViewLife, type ViewSettings } from '../document/view-link.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { adoptStyles } from '../platform/adopt-styles.ts';
import { today } from '../platform/clock.ts';
import { withLettersOf } from '../platform/first-typefaces.ts';
import { pageLocale } from '../platform/locale.ts';
import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { storage, tabStorage } from '../platform/storage.ts';
import { formatFor } from '../words/format.ts';
import { fetchCountryFacts } from '../world/country-facts.ts';
import { fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { createStage } from './stage.ts';
import styles from './view.css?inline';

/** How often the view looks at the clock. In between, it rests. */
const TICK_MS = 30_000;
/** Events after which a device may have woken up: its timers may be late by as long as it slept. */
const WAKING = ['pageshow', 'focus', 'visibilitychange', 'online'] as const;

/** A letter or another character, and the keys that people press to get out or on. Media keys and shortcuts are not. */
const LEAVING = /^(?:.|Escape|Enter|Backspace|Delete|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/u;

/** Whether a key is meant for the view, not for the browser or the device. */
export const isMeant = (pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !pressed.ctrlKey && !pressed.altKey && !pressed.metaKey && LEAVING.test(pressed.key);

/**
 * Why there is no life to show. `newer`, `damaged`: the saved text is of a newer version of the page, or cannot be read;
 * `incomplete`: it lacks the birthdate or the life expectancy; `none`, `figure`: its country has no life expectancy, or
 * that could not be fetched.
 */
type LifeProblem = 'newer' | 'damaged' | 'incomplete' | 'none' | 'figure';

type SavedDocument = v.InferOutput<typeof SavedForm>['document'];

/** The life expectancy at birth of a saved form, or as entered; `null` if it has none. */
async function findAtBirth({ manual, country, lifeExpectancy }: SavedDocument) {
  if (!manual) return country && expectancyAtBirth(await fetchLifeExpectancy(findWorldBank(), country.code));
  const years = parseLifeExpectancy(lifeExpectancy);
  return years === null ? null : enteredExpectancy(years);
}

/** Reads the life of a saved form, with the figure of its country. Its birthdate may be in the future. */
export async function findLife(text: string): Promise<ViewLife | LifeProblem> {
  const read = readText(SavedForm, text);
  if (!('value' in read)) return read.problem === 'newer' ? 'newer' : 'damaged';
  const { birthdate: born, country, basis, population, events } = read.value.document;
  const birthdate = parseCalendarDate(born);
  if (!birthdate || isTooLongAgo(birthdate, today())) return 'incomplete';
  try {
    const atBirth = await findAtBirth(read.value.document);
    if (!atBirth) return 'incomplete';
    const facts =
      basis === 'birth' || !country ? null : await fetchCountryFacts(findWorldBank(), country.code);
    const { shown } = chooseLife(
      { time: { kind: 'dated', birthdate }, activities: [], country, atBirth, example: false },
      { basis, population, today: today(), lifeTables: facts?.lifeTables ?? null },
    );
    return { birthdate, lifeExpectancy: shown.life.lifeExpectancy, ...(events ?? NO_LIFE_EVENTS) };
  } catch (error) {
    return error instanceof NoLifeExpectancyError ? 'none' : 'figure';
  }
}

/** The first life that can be shown, or else what is wrong with the first text; `null` for no text. */
async function findFirst(texts: readonly string[]): Promise<ViewLife | LifeProblem | null> {
  const found = await Promise.all(texts.map(findLife));
  return found.find((each) => typeof each !== 'string') ?? found[0] ?? null;
}

/** Reads the address. Of a link that cannot be read, the note says so, and the usual settings count. */
function readAddress(): { settings: ViewSettings; life: ViewLife | null; note: string } {
  const link = readViewLink(location.hash.slice(1));
  if (link && link !== 'newer') return { ...link, note: '' };
  return { settings: DEFAULT_VIEW, life: null, note: VIEW_PROBLEM[link === 'newer' ? 'newerLink' : 'link'] };
}

function findElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** Shows one sentence below the picture, or alone; empty for none. */
function createNote() {
  const note = findElement('note');
  let noted = '';
  return (text: string): void => {
    // Not what the note has: a browser may have translated that.
    if (noted === text) return;
    noted = text;
    note.textContent = text;
    note.hidden = text === '';
  };
}

/** A key leads to the page. The link lies over the picture, or over the sentence in its place. */
function leaveByKey(): void {
  const leave = findElement('leave');
  addEventListener('keydown', (event) => {
    const isOnLink = event.target === leave && event.key === 'Enter';
    if (!isOnLink && isMeant(event)) leave.click();
  });
}

/**
 * The view's page: the life of its address, or else the one that is saved on this device, or else the present year
 * with the way to the page. A picture that is there stays if another one cannot be shown.
 */
function openView(): void {
  const view = findElement('view');
  const showNote = createNote();
  const format = formatFor(pageLocale(navigator.language));
  let stage: ReturnType<typeof createStage> | null = null;
  /** What the note is to say; empty for nothing. */
  let said = '';
  /** Whether a figure could not be fetched, which may be possible later. */
  let isWaiting = false;
  /** The number of the last attempt: an earlier one may still wait for a figure. */
  let attempt = 0;

  const refresh = () => {
    const early = stage?.refresh(new Date());
    showNote(early ? VIEW_PROBLEM.future({ date: format.date(early) }) : said);
  };

  const open = async () => {
    attempt += 1;
    const own = attempt;
    const { settings, life, note: ofLink } = readAddress();
    const texts = [storage.get('form'), tabStorage.get('view')].filter((text) => text !== null);
    if (!life && !stage && texts.length > 0) said = VIEW.opening;
    refresh();
    const found = life ?? (await findFirst(texts));
    if (own !== attempt) return;
    isWaiting = found === 'figure';
    if (typeof found === 'string') {
      said = VIEW_PROBLEM[found];
    } else {
      stage?.close();
      stage = createStage(view, { life: found, settings, format });
      const isWhole = found !== null || settings.shows === 'year';
      said = ofLink || (isWhole ? '' : VIEW_PROBLEM[storage.isBlocked() ? 'blocked' : 'empty']);
    }
    refresh();
  };

  const wake = () => {
    if (isWaiting) void open();
    else refresh();
  };

  leaveByKey();
  for (const event of WAKING) addEventListener(event, wake);
  setInterval(refresh, TICK_MS);
  new ResizeObserver(refresh).observe(view);
  addEventListener('hashchange', () => void open());
  storage.subscribe('form', () => void open());
  void open();
}

export function startView(): void {
  // Not in the page, whose policy would need more hashes: every header has them.
  adoptStyles(withLettersOf(LANGUAGE.tag, styles));
  openView();
  if (import.meta.env.PROD) void registerServiceWorker();
  document.querySelector('.not-started')?.remove();
}
