import '../../app/styles/page.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { mountPage } from '../../../tests/support/mount-page.tsx';

const picture = page.getByRole('application', { name: /^\d[\d,]* weeks so far/ });
const readTooltip = () => document.querySelector('[role="tooltip"]')?.textContent.replaceAll(/\s/g, ' ');

/** Presses keys, one after the other, and expects what the tooltip then says. */
async function press(...keys: readonly (readonly [key: string, said: string])[]): Promise<void> {
  for (const [key, said] of keys) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(readTooltip, { message: key }).toBe(said);
  }
}

test('keys move by weeks, years, decades and to both ends', async () => {
  await page.viewport(1280, 800);
  const born = { birthdate: '1984-02-29', country: null, manual: true, lifeExpectancy: '76' };
  await mountPage({ draft: fillDraft(born), results: true, status: 'off' });
  await expect.element(page.getByText('Each column is a year of life')).toBeVisible();
  picture.element().focus();
  // In 2026 there is no 29 February: the birthday is the day after. In leap years it is the day itself.
  await expect.poll(readTooltip).toBe('Age 42, week 1: March 1 – 7, 2026 · this week');
  await press(
    // A horizontal chart has its years side by side, and the weeks of each from top to bottom.
    ['ArrowDown', 'Age 42, week 2: March 8 – 14, 2026 · ahead'],
    ['ArrowUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    // The last point of a year includes the day or two after 52 weeks.
    ['ArrowUp', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowLeft', 'Age 40, week 52: February 20 – 28, 2025 · so far'],
    ['ArrowRight', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowDown', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageDown', 'Age 52, week 1: February 29 – March 6, 2036 · ahead'],
    ['PageUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['Home', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['ArrowLeft', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['End', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
    ['PageDown', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(readTooltip).toBeUndefined();
  await expect.element(picture).toHaveFocus();
  // A vertical chart has a year in each row.
  await page.viewport(360, 740);
  await expect.element(page.getByText('Each row is a year of life')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await press(
    ['ArrowDown', 'Age 1, week 1: March 1 – 7, 1985 · so far'],
    ['ArrowRight', 'Age 1, week 2: March 8 – 14, 1985 · so far'],
  );

  await page.getByRole('radio', { name: 'Activities' }).click();
  // 8, 8, 1 and 7 of 24 hours are 17.33, 17.33, 2.17 and 15.17 of 52 weeks; equal hours have equal ones.
  const shares =
    'In a year of days like this: 17 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 16 of Free Time.';
  await expect.element(picture).toHaveAccessibleName(new RegExp(`${shares}$`));
  await expect
    .element(picture)
    .toHaveAccessibleDescription('Arrow keys move by a year, Page Up and Page Down by a decade.');
  picture.element().focus();
  await press(
    ['ArrowDown', `Age 43: ${shares}`],
    ['ArrowRight', `Age 44: ${shares}`],
    ['PageUp', `Age 34: ${shares}`],
    ['End', `Age 75: ${shares}`],
    ['Home', `Age 0: ${shares}`],
  );
});
