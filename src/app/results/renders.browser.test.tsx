import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { button, field, mountPage } from '../../../tests/support/mount-page.tsx';
import { Events } from '../../sections/life-events/events.tsx';
import { AgeFigures } from '../../sections/summary/age-figures.tsx';
import { WeekScene } from '../../weeks/week-scene.tsx';

vi.mock('../../sections/life-events/events.tsx', { spy: true });
vi.mock('../../sections/summary/age-figures.tsx', { spy: true });
vi.mock('../../weeks/week-scene.tsx', { spy: true });

const PARTS = { weeks: vi.mocked(WeekScene), events: vi.mocked(Events), ages: vi.mocked(AgeFigures) };

beforeEach(async () => {
  await mountPage({
    draft: { ...fillDraft({ manual: true, lifeExpectancy: '84' }), events: SOME_EVENTS },
    results: true,
    status: 'off',
  });
  await expect.element(button('Play')).toBeVisible();
});

/** Vitest 4 replaces no module in a folder whose path has a space or a letter like ü: its address is encoded. */
const isEncoded = import.meta.url.includes('%');

const query = (selector: string) => document.querySelector(selector);
const tick = (label: string) => {
  const box = field(label).element();
  if (box instanceof HTMLElement) box.click();
};

test
  .skipIf(isEncoded)
  .each<[what: string, change: () => unknown, seen: () => unknown, parts: readonly string[]]>([
    [
      'a step of the slider',
      () => page.getByRole('slider').fill('104'),
      () => query('[data-marker="projected-week"]')?.getAttribute('cx'),
      ['weeks'],
    ],
    [
      'another coloring',
      () => page.getByRole('radio', { name: 'Time', exact: true }).click(),
      () => document.querySelectorAll('.weeks-field [data-tone]').length,
      ['weeks'],
    ],
    [
      'that the form is saved',
      () => tick('Remember on this device'),
      () => localStorage.getItem('form'),
      // Whether they can be edited.
      ['weeks', 'events'],
    ],
    [
      'a choice of what is printed',
      () => tick('Include moments and chapters on paper'),
      () => field('Include moments and chapters on paper').element().matches(':checked'),
      [],
    ],
  ])('%s renders only the parts of the results that show it', async (_, change, seen, parts) => {
  for (const part of Object.values(PARTS)) part.mockClear();
  const before = seen();
  await change();
  await expect.poll(seen).not.toEqual(before);
  expect(Object.entries(PARTS).flatMap(([name, part]) => (part.mock.calls.length > 0 ? name : []))).toEqual(
    parts,
  );
});
