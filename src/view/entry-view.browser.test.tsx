import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SERVER_FIGURE } from '../../tests/fixtures/recorded-responses.ts';
import { fakeNetwork } from '../../tests/support/fake-network.ts';
import { inJapan, SAVED } from '../../tests/support/view.ts';
import { DEFAULT_VIEW, type ViewSettings, writeViewLink } from '../document/view-link.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { formatFor } from '../words/format.ts';
import { startView } from './entry-view.ts';
import { createStage } from './stage.ts';

/** What the page of the view contains. */
const PAGE = `
  <div id="view" style="width: 600px; height: 400px"></div>
  <p id="note" hidden></p>
  <a id="leave" href="#left">Leave</a>`;

const describePicture = () => document.querySelector('.view-weeks')?.ariaDescription ?? '';
const saveForm = (form: object) => localStorage.setItem('form', JSON.stringify(form));
const saveLife = (lifeExpectancy: string) =>
  saveForm({ ...SAVED, document: { ...SAVED.document, lifeExpectancy } });
const linkTo = (change: Partial<ViewSettings>, lifeExpectancy = 88.5) =>
  writeViewLink(
    { ...DEFAULT_VIEW, ...change },
    {
      birthdate: { year: 1984, month: 2, day: 29 },
      asOf: { year: 2026, month: 3, day: 1 },
      lifeExpectancy,
      ...NO_LIFE_EVENTS,
    },
  );

/** The listeners that a view has added, which would outlive its test. */
let added: [string, EventListenerOrEventListenerObject][];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date(2026, 2, 1, 12) });
  fakeNetwork({});
  saveLife('82.3');
  document.body.innerHTML = PAGE;
  added = [];
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      added.push([type, listener]);
      listen(type, listener);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of added) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', location.pathname + location.search);
});

async function open(): Promise<void> {
  startView();
  await expect.poll(describePicture).not.toBe('');
}

test('the view follows what another tab saves', async () => {
  await open();
  expect(describePicture()).toContain('82.3');
  saveLife('79.5');
  dispatchEvent(new StorageEvent('storage', { key: 'form' }));
  await expect.poll(describePicture).toContain('79.5');
});

test('the view follows another link in its address', async () => {
  await open();
  location.hash = linkTo({});
  await expect.poll(describePicture).toContain('88.5');
});

test('a life whose figure comes late does not replace one that was opened since', async () => {
  const answer = (code: string, lifeExpectancy: number) =>
    Response.json({ ...SERVER_FIGURE, code, lifeExpectancy });
  let letCome: ((late: Response) => void) | undefined;
  // The World Bank, which is asked before, answers nothing.
  document.body.insertAdjacentHTML(
    'beforeend',
    '<meta name="world-bank-url" content="https://bank.example">',
  );
  fakeNetwork({
    '/api/life-expectancy/JPN': () => new Promise((resolve) => (letCome = resolve)),
    '/api/life-expectancy/BEL': () => answer('BEL', 79.5),
  });
  const drawn: string[] = [];
  const watch = new MutationObserver(() => drawn.push(describePicture()));
  watch.observe(document.body, { subtree: true, childList: true });
  saveForm(inJapan);
  startView();
  await expect.poll(() => letCome).toBeDefined();
  location.hash = linkTo({});
  await expect.poll(describePicture).toContain('88.5');
  letCome?.(answer('JPN', 82.3));
  // What is asked for only now is there after it.
  saveForm({
    ...inJapan,
    document: { ...inJapan.document, country: { ...inJapan.document.country, code: 'BEL' } },
  });
  location.hash = '';
  await expect.poll(describePicture).toContain('79.5');
  watch.disconnect();
  expect(drawn.filter((picture) => picture.includes('82.3'))).toEqual([]);
});

test('the picture follows the size of its window', async () => {
  await open();
  const widthOf = () => Number(document.querySelector('.view-weeks')?.getAttribute('width'));
  const before = widthOf();
  document.getElementById('view')?.setAttribute('style', 'width: 300px; height: 200px');
  await expect.poll(widthOf).toBeLessThan(before);
});

test('Enter on the link leaves once', async () => {
  await open();
  const leave = document.getElementById('leave');
  const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  leave?.addEventListener('click', left);
  leave?.focus();
  await userEvent.keyboard('{Enter}');
  expect(left).toHaveBeenCalledOnce();
});

test('the screen may go off again once the view does not keep it on', async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<object>>(async () => ({ released: false, release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  location.hash = linkTo({ awake: true });
  await open();
  await expect.poll(() => request.mock.calls.length).toBe(1);
  location.hash = linkTo({ awake: false }, 79);
  await expect.poll(() => release.mock.calls.length).toBe(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test.each([
  [6, 'dark'],
  [7, 'light'],
  [18, 'light'],
  [19, 'dark'],
])('by the clock, the view at %i:59 is %s', (hour, theme) => {
  const host = document.getElementById('view') ?? document.body;
  const stage = createStage(host, { life: null, settings: DEFAULT_VIEW, format: formatFor('en') });
  stage.refresh(new Date(2026, 2, 1, hour, 59));
  expect(document.documentElement.dataset['theme']).toBe(theme);
  stage.close();
});
