import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  field,
  mountPage,
  setClock,
  summary,
  visualize,
} from '../../../tests/support/mount-page.tsx';

afterEach(() => void vi.useRealTimers());

const slider = () => document.querySelector<HTMLInputElement>('#timeline-slider');

test('after the example, one’s own results have the slider where it was', async () => {
  await mountPage();
  await visualize();
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('104');
  // As a text in italics has it.
  location.hash = '#example_';
  await expect.poll(() => summary('Years Lived')).toBe('35');
  await expect.poll(() => slider()?.value).toBe('0');
  location.hash = '#top';
  await expect.poll(() => summary('Years Lived')).toBe('41');
  await expect.poll(() => slider()?.value).toBe('104');
});

test('results that stay open are of the new day, with the slider where it was', async () => {
  await mountPage();
  await visualize('1984-06-12', '82');
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('104');
  await expect.poll(() => summary('Weeks Left')).toBe('2,132');
  setClock(new Date(2026, 5, 12, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => summary('Years Lived')).toBe('42');
  expect([summary('Years Remaining'), summary('Weeks Left')]).toEqual(['40', '2,080']);
  expect(slider()?.value).toBe('104');
});

test('the slider is at the end of what is ahead on the new day', async () => {
  await mountPage();
  await visualize('1984-06-12', '82');
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('2132');
  setClock(new Date(2026, 5, 12, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => slider()?.value).toBe('2080');
});

/** The years of sleep in its card and at its bar, and the slider's position. */
const readSleep = () => [
  document.querySelector('.activity-card .activity-years')?.textContent,
  document.querySelector('.future-bars [role="img"]')?.getAttribute('aria-label'),
  slider()?.value,
];

/** The notes that the entries were changed: beside the form's button, and over the results. */
const notes = () => page.getByText('You’ve changed your entries.').elements();

test('a new submit takes the slider, the cards and the bars back to today', async () => {
  await mountPage();
  await visualize('1984-06-12', '83');
  await expect.element(button('Play')).toBeInTheDocument();
  // 8 of 24 hours of 41 and of 42 years.
  const today = ['13.7 years so far', 'Sleep: 13.7 years so far, 14.0 years ahead', '0'];
  await expect.poll(readSleep).toEqual(today);
  await page.getByRole('slider').fill('156');
  await expect
    .poll(readSleep)
    .toEqual(['14.7 years at this age', 'Sleep: 13.7 years so far, 1.0 until 44, 13.0 years ahead', '156']);
  expect(notes()).toHaveLength(0);
  await field('Activity 2 hours per day').fill('7');
  await expect.poll(notes).toHaveLength(2);
  await button('Visualize My Life').click();
  await expect.poll(readSleep).toEqual(today);
  expect(notes()).toHaveLength(0);
});

test.each([390, 768, 1280])(
  'one floating button leads to the top of the page, the other one to the first line of the results, %d pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    await mountPage();
    await visualize();
    const title = () => document.querySelector('.weeks-title')?.getBoundingClientRect().top ?? 999;
    const isFirst = () => title() >= 0 && title() < 10;
    await expect.poll(isFirst).toBe(true);
    await button('Back to top').click();
    await expect.poll(() => scrollY).toBe(0);
    expect(title()).toBeGreaterThan(100);
    await button('View results').click();
    await expect.poll(isFirst).toBe(true);
  },
);

/** What is in the window of an element, and whether the slider is free of it. */
function readButton(name: string) {
  const element = button(name).element();
  const box = element.getBoundingClientRect();
  const track = slider()?.getBoundingClientRect();
  return {
    isWhole: box.width >= 44 && box.height >= 44 && box.top >= 0 && box.bottom <= innerHeight + 1,
    // What is on top there, which takes the press.
    isOnTop: element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
    coversSlider:
      !track ||
      (box.left < track.right && box.right > track.left && box.top < track.bottom && box.bottom > track.top),
  };
}

test.each([
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
])('in a window of %d × %d, both floating buttons stay, and leave the slider free', async (width, height) => {
  await page.viewport(width, height);
  await mountPage();
  await visualize();
  await expect.element(button('Play')).toBeInTheDocument();
  const free = { isWhole: true, isOnTop: true, coversSlider: false };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [selector, block] of [
    ['#top', 'start'],
    ['.weeks-picture', 'start'],
    ['.timeline-head', 'center'],
    ['.method', 'start'],
    ['.page-footer', 'end'],
  ] as const) {
    document.querySelector(selector)?.scrollIntoView({ block, behavior: 'instant' });
    for (const name of ['Back to top', 'View results'])
      await expect.poll(() => readButton(name), { message: `${name} at ${selector}` }).toEqual(free);
    vi.advanceTimersByTime(10_000);
    for (const name of ['Back to top', 'View results'])
      await expect.poll(() => readButton(name), { message: `${name} at ${selector}, later` }).toEqual(free);
  }
});
