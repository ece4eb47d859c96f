import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  card,
  field,
  fillPerson,
  mountPage,
  problemLinks,
  problems,
  submit,
} from '../../../tests/support/mount-page.tsx';

const YEARS = 'Life expectancy (years)';
const hours = () => field('Activity 1 hours per day');
const note = () => document.querySelector('#activity-1-hours-note');
const total = () => document.querySelector('#total-hours')?.textContent;

async function type(text: string): Promise<void> {
  await hours().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
}

/** Pastes a text over what is in a field, by the clipboard. */
async function paste(label: string, text: string): Promise<void> {
  const source = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  field(label).element().focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste();
}

test.each([
  ['8h', '8'],
  ['½', '0.5'],
  ['7½ h', '7.5'],
  ['7:30', '7.5'],
  ['8 Std.', '8'],
  ['1e1', '10'],
])('hours typed as %s are %s in the field that is left', async (text, value) => {
  await mountPage();
  await type(text);
  await userEvent.tab();
  await expect.element(hours()).toHaveValue(Number(value));
  expect(note()?.textContent).toBe('');
  expect(total()).toContain(`Total: ${Number(value) + 9} of 24`);
});

test.each(['7 to 8', '1e400', 'eight'])('%s becomes 0, and a note at the field quotes it', async (text) => {
  await mountPage();
  const region = note();
  await type(text);
  await expect.element(hours()).toHaveValue(text);
  expect(note()?.textContent).toBe('');
  await userEvent.tab();
  await expect.element(hours()).toHaveValue(0);
  const said = `“${text}” isn’t a number, so it counts as 0. Enter one such as 8 or 7:30.`;
  // A live region that was there before.
  expect([note(), note()?.role]).toEqual([region, 'status']);
  await expect.element(hours()).toHaveAccessibleDescription(said);
  await expect.element(hours()).toHaveAttribute('aria-invalid', 'false');
  expect(total()).toContain('Total: 9 of 24');
  // It stays until other hours are entered.
  await hours().click();
  await userEvent.tab();
  expect(note()?.textContent).toBe(said);
  await type('6');
  expect(note()?.textContent).toBe('');
});

test('hours that cannot be read count as 0 and are quoted; years stay visible and stop the submit', async () => {
  await mountPage();
  await fillPerson();
  await paste('Activity 1 hours per day', '7 to 8 hours');
  await expect.element(hours()).toHaveValue('7 to 8 hours');
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Sleep')).toHaveTextContent('0.0% of every day');
  await expect.poll(() => document.activeElement?.id).toBe('results');
  await expect.element(hours()).toHaveValue(0);
  await expect
    .element(hours())
    .toHaveAccessibleDescription(/^“7 to 8 hours” isn’t a number, so it counts as 0\./);

  await paste(YEARS, '82 years');
  await expect
    .element(field(YEARS))
    .toHaveAccessibleDescription(/This isn’t a number\. Enter one such as 84\.$/);
  await submit();
  await expect.poll(problemLinks).toEqual([YEARS]);
  await expect
    .element(field(YEARS))
    .toHaveAccessibleDescription(
      /Please enter a valid positive number for life expectancy. It can be any number from 1 to 150\.$/,
    );
  await expect.element(field(YEARS)).toHaveValue('82 years');
});

test.each([
  [YEARS, '78.4', '{ArrowUp}', 78.5],
  [YEARS, '', '{ArrowUp}', 1],
  ['Activity 1 hours per day', '0.36', '{ArrowUp}', 0.5],
  ['Activity 1 hours per day', '7.25', '{ArrowDown}', 7],
])('%s: “%s” becomes, with %s, %d', async (name, from, key, to) => {
  await mountPage();
  await field('Enter life expectancy manually').click();
  await field(name).fill(from);
  await userEvent.keyboard(key);
  await expect.element(field(name)).toHaveValue(to);
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false');
});

test('the buttons at the end of a number step it', async () => {
  await mountPage();
  await fillPerson('1984-02-29', '78.4');
  const { width, height } = field(YEARS).element().getBoundingClientRect();
  // Inside the padding.
  await field(YEARS).click({ position: { x: width - 20, y: height / 2 - 6 } });
  // Held for long on a busy machine, it steps again.
  await expect.element(field(YEARS)).not.toHaveValue(78.4);
});

test('dates can be pasted in any unambiguous order', async () => {
  await mountPage();
  const birthdate = field('Birthdate');
  await fillPerson();
  for (const text of ['05/06/1990', '275760-01-01']) {
    await birthdate.fill('0001-01-01');
    await expect.element(birthdate).toHaveAccessibleDescription('');
    await paste('Birthdate', text);
    await expect
      .element(birthdate)
      .toHaveAccessibleDescription('This date can’t be read. Type it, or paste it as 1990-05-31.');
    await expect.element(birthdate).toHaveValue('');
  }
  await submit();
  await expect.element(problems()).toHaveFocus();
  for (const [text, date] of [
    ['12/25/1990', '1990-12-25'],
    ['May 15, 1990', '1990-05-15'],
    ['29.02.1984', '1984-02-29'],
  ] as const) {
    await paste('Birthdate', text);
    await expect.element(birthdate).toHaveValue(date);
  }
  await expect.element(birthdate).toHaveAccessibleDescription('');
});

test('a refused birthdate has the one message of all, also where what was pasted is no date', async () => {
  await mountPage();
  await paste('Birthdate', 'soon');
  await expect.element(field('Birthdate')).toHaveAccessibleDescription(/^This date can’t be read/);
  await submit();
  const refused = 'Please enter a valid birthdate in the past';
  await expect.element(field('Birthdate')).toHaveAccessibleDescription(refused);
});
