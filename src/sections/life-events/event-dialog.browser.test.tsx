import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chapter, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { EditEvent } from '../../../tests/support/edit-event.tsx';

test('what is removed in its dialog leaves the focus on the button that brings it back', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'moments', id: 'wedding' }} />);
  await page.getByRole('form', { name: 'Edit Wedding' }).getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo removing Wedding' })).toHaveFocus();
});

test('problems of moments and chapters are shown at their fields, and the first one has the focus', async () => {
  const { rerender } = await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'moments', id: null }} />);
  const moment = page.getByRole('form', { name: 'Add a moment' });
  const [words, when] = [moment.getByLabelText('A few words'), moment.getByLabelText('When')];
  await when.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveAccessibleDescription('Enter a few words.');
  await words.fill('🎉 حفلة');
  for (const [entered, problem] of [
    ['', 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    ['x'.repeat(10_000), /^This can’t be read\. Enter a day/],
    ['31 Feb 2012', 'There is no such day. Check the day and the month.'],
    ['1980', '1980 is before your birth. Enter a later time.'],
    ['05/06/2012', 'Which is the day, and which the month? Write the month as a word.'],
  ] as const) {
    await when.fill(entered);
    await userEvent.keyboard('{Enter}');
    await expect.element(when).toHaveFocus();
    await expect.element(when).toHaveAccessibleDescription(problem);
  }
  await when.fill('6 May 2012');
  await expect.element(moment.getByText('May 6, 2012, at age 22').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Undo adding .*🎉 حفلة/ })).toBeVisible();

  await rerender(<EditEvent key="chapter" events={SOME_EVENTS} edit={{ kind: 'chapters', id: null }} />);
  const lisbon = page.getByRole('form', { name: 'Add a chapter' });
  await lisbon.getByLabelText('Name').fill('Lisbon');
  await lisbon.getByLabelText('From').fill('2014');
  const until = lisbon.getByLabelText('Until');
  await until.fill('2012');
  await userEvent.keyboard('{Enter}');
  await expect.element(until).toHaveFocus();
  await expect.element(until).toHaveAccessibleDescription('The end has to be later than the beginning.');
});

/** Whether the browser asks before the page is left, also for another language that takes the entries over. */
function asks(): boolean {
  sessionStorage.setItem('entries', '{}');
  const isLeft = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  sessionStorage.clear();
  return !isLeft;
}

test('the browser asks before words in an open editor are lost', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'moments', id: null }} />);
  const form = page.getByRole('form', { name: 'Add a moment' });
  await expect.element(form).toBeVisible();
  expect(asks()).toBe(false);
  await form.getByLabelText('A few words').fill('Moved out');
  expect(asks()).toBe(true);
  await form.getByLabelText('When').fill('2012');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(asks()).toBe(false);
});

test('what was typed stays after Escape, until it is added', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'moments', id: null }} />);
  const form = page.getByRole('form', { name: 'Add a moment' });
  const again = page.getByRole('button', { name: 'Edit again' });
  await form.getByLabelText('A few words').fill('Moved out');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await again.click();
  await expect.element(form.getByLabelText('A few words')).toHaveValue('Moved out');
  await form.getByLabelText('When').fill('2012');
  await form.getByRole('button', { name: 'Add' }).click();
  await again.click();
  await expect.element(form.getByLabelText('A few words')).toHaveValue('');
});

test('the dialog of a week that was tapped says which week it is, and has its first day', async () => {
  // The 27th birthday of somebody born on November 21, 1989.
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'moments', id: null, week: 27 * 52 }} />);
  const form = page.getByRole('form', { name: 'Add a moment' });
  await expect.element(form.getByText('November 21 – 27, 2016').first()).toBeVisible();
  await expect.element(form.getByLabelText('When')).toHaveValue('November 21, 2016');
});

test('a chapter that would end another one asks whether that goes on, and one undo takes both back', async () => {
  const toronto = chapter('Toronto', '2012', null);
  await render(
    <EditEvent events={{ ...SOME_EVENTS, chapters: [toronto] }} edit={{ kind: 'chapters', id: null }} />,
  );
  const form = page.getByRole('form', { name: 'Add a chapter' });
  const question = form.getByRole('group', { name: 'Does “Toronto” go on?' });
  await form.getByLabelText('Name').fill('Love');
  await form.getByLabelText('Until').fill('2018');
  await expect.element(question).not.toBeInTheDocument();
  await form.getByLabelText('From').fill('2016');
  await expect.element(question).toBeVisible();
  await form.getByRole('button', { name: 'Add' }).click();
  const yes = question.getByRole('radio', { name: 'Yes, it goes on' });
  await expect.element(yes).toHaveFocus();
  await expect.element(yes).not.toHaveAccessibleDescription();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(yes).toHaveAccessibleDescription('Choose one of the two.');
  await expect.element(yes).toHaveFocus();
  await userEvent.keyboard(' ');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(form).not.toBeInTheDocument();
  // Nothing asks about Toronto now, which goes on.
  await page.getByRole('button', { name: 'Edit again' }).click();
  await form.getByLabelText('Name').fill('Rome');
  await form.getByLabelText('From').fill('2019');
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Undo adding Love' }).click();
  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect.element(question).toBeVisible();
});
