import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setClock } from '../../tests/support/mount-page.tsx';
import { DEFAULT_VIEW, writeViewLink } from '../document/view-link.ts';
import { startView } from './entry-view.ts';

/** Born in the week of a Thursday, a week and a half after the day that the device shows at first. */
const LINKED = {
  birthdate: { year: 2026, month: 3, day: 12 },
  asOf: { year: 2026, month: 3, day: 1 },
  lifeExpectancy: 82.3,
  chapters: [],
  moments: [],
  people: [],
};
const note = () => document.getElementById('note');
const picture = page.getByRole('img');
const lookAtClock = () => dispatchEvent(new Event('focus'));

// The view listens to its window for good: all tests are of one that stays open.
beforeAll(() => {
  document.body.innerHTML = `<main class="view-page">
    <div id="view" class="view-window"></div><p id="note" class="view-note" hidden></p><a id="leave" href="#">Leave</a>
  </main>`;
  setClock(new Date(2026, 2, 1, 12));
  location.hash = writeViewLink(DEFAULT_VIEW, LINKED);
  startView();
});

test('a link to a life that by the device’s clock has not begun is shown once the clock is right', async () => {
  await expect.poll(() => note()?.textContent).toContain('This device’s clock says March 1, 2026');
  expect(picture.elements()).toEqual([]);
  // A Wednesday of the week of birth: in the link, the day of birth is always a Thursday.
  setClock(new Date(2026, 2, 11, 12));
  lookAtClock();
  await expect.element(page.getByText('The first week has begun.')).toBeVisible();
  setClock(new Date(2026, 2, 20, 12));
  lookAtClock();
  await expect.element(picture).toBeVisible();
  await expect.element(page.getByText('1 week lived')).toBeVisible();
  expect(note()?.hidden).toBe(true);
});

test('what is said beside a picture takes room from it, and stays as it is, even translated', async () => {
  location.hash = 'x';
  await expect.poll(() => note()?.textContent).toContain('This link can’t be used');
  lookAtClock();
  expect(note()?.textContent).toContain('This link can’t be used');
  const view = document.getElementById('view')?.getBoundingClientRect();
  expect(view?.bottom).toBeLessThanOrEqual(note()?.getBoundingClientRect().top ?? 0);
  note()?.replaceChildren('Dieser Link ist unvollständig.');
  lookAtClock();
  expect(note()?.textContent).toBe('Dieser Link ist unvollständig.');
});
