import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, mountPage, summary, visualize } from '../../../tests/support/mount-page.tsx';

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('one’s own results come back after the example without taking the focus, which goes to the form', async () => {
  await mountPage();
  await visualize();
  await expect.poll(() => document.activeElement?.id).toBe('results');
  location.hash = 'example';
  await expect.element(page.getByRole('heading', { name: 'You’re looking at an example' })).toHaveFocus();
  location.hash = 'top';
  await expect.poll(() => summary('Years Lived')).toBe('41');
  await expect.poll(() => document.activeElement?.id).toBe('birthdate');
});

/** Resolves when the results get the focus. A poll would move the clock on with each of its tries. */
const whenFocused = () =>
  new Promise<Element>((resolve) => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.id === 'results') resolve(target);
    });
  });

test('a submit scrolls to the results smoothly, 100 ms after they have the focus', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  // A visitor who does not ask for less motion.
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('not all'));
  await mountPage();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() });
  const focused = whenFocused();
  await visualize();
  const results = await focused;
  vi.advanceTimersByTime(99);
  expect(scroll.mock.contexts).not.toContain(results);
  vi.advanceTimersByTime(1);
  expect(scroll.mock.contexts).toContain(results);
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
});

/** Adds to what is above the first figures, as a life table does that comes late, and lets the page be painted. */
async function addAboveFigures(): Promise<void> {
  const late = document.createElement('p');
  late.style.blockSize = '60px';
  document.querySelector('.weeks-head')?.append(late);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('what comes late leaves the headline of a submit where it is, until the visitor does something', async () => {
  await page.viewport(768, 1024);
  await mountPage();
  await visualize('1935-02-28', '76');
  const headlineTop = () =>
    Math.round(document.querySelector('.weeks-headline')?.getBoundingClientRect().top ?? NaN);
  await expect.poll(headlineTop).toBeLessThan(100);
  await expect.element(page.getByText(/This is not medical advice/).first()).toBeInTheDocument();
  await document.fonts.ready;
  const top = headlineTop();
  expect(top).toBeGreaterThan(0);
  await addAboveFigures();
  expect(headlineTop()).toBe(top);
  // From then on, the browser keeps in place what is read: the weeks here. In the window, the headline itself would be kept.
  dispatchEvent(new Event('wheel'));
  const pictureTop = () =>
    Math.round(document.querySelector('.weeks-picture')?.getBoundingClientRect().top ?? NaN);
  scrollBy({ top: pictureTop() + 20, behavior: 'instant' });
  await addAboveFigures();
  expect(pictureTop()).toBe(-20);
});

test('where a day has no room for ‘Apply Optimization’, it says beside the button what has to give, and stays there', async () => {
  await mountPage();
  await field('Activity 1 hours per day').fill('12');
  await field('Activity 2 hours per day').fill('11.75');
  await field('Activity 3 hours per day').fill('0');
  await visualize();
  const apply = button('Apply Optimization');
  await apply.click();
  const status = document.querySelector('#optimization [role="status"]');
  // 11.75 + 12 + 0.36 are 24.11 hours, which are 6.6 minutes too many.
  const said =
    'That would make your day 7 minutes too long. First shorten another activity by as much, such as Work (11 hours 45 minutes).';
  await expect.poll(() => status?.textContent).toBe(said);
  await expect.element(apply).toHaveFocus();
  expect(document.querySelector('.toast, #problems')).toBeNull();
  await expect.element(field('Activity 3 hours per day')).toHaveValue(0);
  await field('Activity 2 hours per day').fill('11.5');
  await apply.click();
  await expect.element(field('Activity 3 hours per day')).toHaveValue(0.36);
});

test.each([320, 390, 1280])(
  'in a window of %d pixels, the button that undoes days and ages from a card covers nothing',
  async (width) => {
    await page.viewport(width, 844);
    await mountPage();
    await visualize();
    await button('Work: 5 days a week, 22 to 65').click();
    await expect.element(button('Undo changing Work')).toBeVisible();
    const undo = button('Undo changing Work').element();
    const card = undo.closest('.activity-card');
    const [box, room] = [undo.getBoundingClientRect(), card?.getBoundingClientRect()];
    const others =
      card?.querySelectorAll('h4, .activity-facts, .activity-when > :not(#undo), .comparisons') ?? [];
    expect(others.length).toBeGreaterThan(3);
    const covered = Array.from(others).filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    });
    expect(covered).toEqual([]);
    expect(box.right).toBeLessThanOrEqual((room?.right ?? 0) + 1);
  },
);
