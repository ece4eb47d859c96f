import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressInOneBurst } from '../../../tests/support/bursts.ts';
import {
  button,
  card,
  field,
  fillPerson,
  mountPage,
  problemLinks,
  submit,
  visualize,
} from '../../../tests/support/mount-page.tsx';

const days = () => field('Days a week');
const from = () => field('From age or year');
const until = () => field('Until age or year');
/** The button in an activity's row that says when it happens. */
const whenOf = (position: number) => button(new RegExp(`^Activity ${position} days and ages: `));

test('the focus goes on from the button of days and ages with the key after Escape', async () => {
  await mountPage();
  const closed = new Promise((resolve) => addEventListener('close', resolve, { capture: true, once: true }));
  await button(/^Activity 1 days and ages/).click();
  await expect.element(days()).toHaveFocus();
  await pressInOneBurst('Escape', 'Tab');
  // The browser's event comes a frame after it has closed.
  await closed;
  await expect.element(field('Activity 2 name')).toHaveFocus();
});

test.each([
  ['65', '22', 'Until age or year', 'The end has to be later than the beginning.'],
  ['', 'abc', 'Until age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
  ['-1', '65', 'From age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
  ['200', '', 'From age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
])(
  'days and ages from %j to %j are not done: the dialog says why at its field',
  async (start, end, wrong, said) => {
    await mountPage();
    await button('Activity 2 days and ages: Every day').click();
    await from().fill(start);
    await until().fill(end);
    await userEvent.keyboard('{Enter}');
    await expect.element(field(wrong)).toHaveFocus();
    await expect.element(field(wrong)).toHaveAccessibleDescription(said);
    await from().fill('22');
    await until().fill('65');
    await button('Done').click();
    await expect.element(button('Activity 2 days and ages: 22 to 65')).toHaveFocus();
  },
);

/** Someone aged 36, with a life expectancy of 84. */
const LIFE = ['1989-11-21', '84'] as const;

test('from a card, days and ages that fit apply at once, and one press undoes them', async () => {
  await mountPage();
  await visualize(...LIFE);
  const exercise = card('Exercise');
  const opener = exercise.getByRole('button', { name: /days and ages for Exercise/ });
  await opener.click();
  await expect.element(days()).toHaveFocus();
  await days().selectOptions('3');
  await from().fill('30');
  // 6 × 3/7 × 1/24
  await expect.element(exercise).toHaveTextContent('0.1 years so far');

  // What does not fit is said once the field is left, and changes nothing.
  await until().fill('20');
  await expect.element(until()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(until()).toHaveAccessibleDescription('The end has to be later than the beginning.');
  await expect.element(exercise).toHaveTextContent('1 hour × 3 days a week, from 30');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(until()).toHaveValue('');
  await button('Done').click();
  await expect.element(opener).toHaveFocus();

  await button('Undo changing Exercise').click();
  await expect.element(exercise).toHaveTextContent('1.5 years so far');
  await expect.element(opener).toHaveFocus();
  await expect.element(whenOf(3)).toHaveTextContent('Every day');
});

test('from a card, hours that do not fit beside the others are said at the days', async () => {
  await mountPage();
  await whenOf(3).click();
  await days().selectOptions('1');
  await button('Done').click();
  await field('Activity 3 hours per day').fill('20');
  await visualize(...LIFE);
  const exercise = card('Exercise');
  await exercise.getByRole('button', { name: /days and ages for Exercise/ }).click();
  await days().selectOptions('7');
  await expect.element(days()).toHaveAccessibleDescription(/cannot exceed 24 hours per day/);
  await expect.element(exercise).toHaveTextContent('20 hours × 1 day a week');
});

test('from the form, they are part of it, and show their problems', async () => {
  await mountPage();
  await fillPerson(...LIFE);
  await button('Activity 2 days and ages: Every day').click();
  await expect.element(page.getByRole('dialog', { name: 'Days and ages: Work' })).toBeVisible();
  await expect.element(days()).toHaveFocus();
  await button('5 days a week, 22 to 65').click();
  await expect.element(days()).toHaveFocus();
  expect(button('5 days a week, 22 to 65').query()).toBeNull();
  await expect
    .element(page.getByText('8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead').first())
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Activity 2 days and ages: 5 days · 22 to 65')).toHaveFocus();
  await whenOf(2).click();
  await days().selectOptions('7');
  await until().fill('soon');
  await userEvent.keyboard('{Enter}');
  const message = 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.';
  await expect.element(until()).toHaveAccessibleDescription(message);
  await userEvent.keyboard('{Escape}');
  await expect.element(whenOf(2)).toHaveTextContent('from 22');
  await submit();
  await expect.element(whenOf(2)).toHaveAccessibleDescription(message);
  await page.getByRole('link', { name: 'Days and ages: Activity 2' }).click();
  await expect.element(until()).toHaveFocus();
  await expect.element(until()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(until()).toHaveAccessibleDescription(message);

  await until().fill('30');
  await expect.poll(problemLinks).toEqual([]);
  await button('Done').click();
  // The link that opened it is gone.
  await expect.element(whenOf(2)).toHaveFocus();
});

test('a week that is too full is said at its hours and in the toast, until its days are fewer', async () => {
  await mountPage();
  await whenOf(2).click();
  await from().fill('22');
  await until().fill('30');
  await button('Done').click();
  await field('Activity 2 hours per day').fill('20');
  await visualize(...LIFE);
  const tooFull = 'From age 22 to 30, your activities take 203 hours a week; a week has 168.';
  await expect.poll(problemLinks).toEqual(['Your average day']);
  await expect.element(field('Activity 2 hours per day')).toHaveAccessibleDescription(tooFull);
  expect(document.querySelector('.toast')?.textContent).toContain(tooFull);
  await whenOf(2).click();
  await days().selectOptions('5');
  await userEvent.keyboard('{Escape}');
  await expect.poll(problemLinks).toEqual([]);
  await submit();
  await expect.element(card('Work')).toBeVisible();
});
