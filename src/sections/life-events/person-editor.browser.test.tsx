import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MOTHER, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { EditEvent } from '../../../tests/support/edit-event.tsx';

test('a year of death has its field only if there is one, or at a press, and stays there without one', async () => {
  const died = { ...MOTHER, id: 'died', name: 'Grandpa', diedIn: 2010 };
  const events = { ...SOME_EVENTS, people: [MOTHER, died] };
  const { rerender } = await render(<EditEvent events={events} edit={{ kind: 'people', id: MOTHER.id }} />);
  const field = page.getByLabelText('Died in (optional)');
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await expect.element(field).toHaveFocus();
  await rerender(<EditEvent key="died" events={events} edit={{ kind: 'people', id: died.id }} />);
  await expect.element(field).toHaveValue('2010');
  await field.clear();
  await expect.element(field).toHaveFocus();
});

test('somebody known since birth has its year in the field, which follows the year of birth', async () => {
  // Born in 2021, after the visitor.
  const child = { ...MOTHER, id: 'child', name: 'Mila', birthYear: 2021, livedTogether: null };
  await render(
    <EditEvent events={{ ...SOME_EVENTS, people: [child] }} edit={{ kind: 'people', id: 'child' }} />,
  );
  const since = page.getByLabelText('Met in');
  await expect.element(since).toHaveValue('2021');
  await page.getByLabelText('Year of birth').fill('2020');
  await expect.element(since).toHaveValue('2020');
});

test('an empty field for since when has a button that enters the year of birth', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  const since = page.getByLabelText('Met in');
  await page.getByLabelText('Year of birth').fill('1991');
  const ofBirth = page.getByRole('button', { name: 'Since birth: 1991' });
  await ofBirth.click();
  await expect.element(since).toHaveValue('1991');
  await expect.element(since).toHaveFocus();
  await expect.element(ofBirth).not.toBeInTheDocument();
});

test('a child at home is asked until when, with an answer that can be changed, and not since when', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  const together = page.getByLabelText('Did you ever live together?');
  const since = page.getByLabelText('Together from');
  await page.getByLabelText('Name').fill('Laura');
  await page.getByLabelText('Year of birth').fill('2019');
  await together.selectOptions('Yes, still');
  await expect.element(page.getByText('Filled in with what’s usual.')).toBeVisible();
  await expect.element(together).toHaveDisplayValue('Yes, still');
  await expect.element(page.getByLabelText('Together until')).toHaveValue('2037');
  await expect.element(page.getByLabelText('After that: days together a year')).toHaveValue(12);
  await expect.element(since).not.toBeInTheDocument();
  // An adopted child may have come later.
  await page.getByRole('button', { name: 'Not since birth?' }).click();
  await expect.element(since).toHaveFocus();
  await since.fill('2021');
  await expect.element(since).toHaveFocus();
  await expect.element(page.getByLabelText('Together until')).toHaveValue('2037');
});

test('of a child who lived in one year, nothing is asked but its years, and nothing else is refused', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  const form = page.getByRole('form', { name: 'Add a person' });
  await page.getByLabelText('Name').fill('Mila');
  await page.getByLabelText('Year of birth').fill('2020');
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await page.getByLabelText('Died in (optional)').fill('2020');
  for (const gone of ['Did you ever live together?', 'Met in', 'Days together a year'])
    await expect.element(page.getByLabelText(gone)).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Add' }).last().click();
  await expect.element(form).not.toBeInTheDocument();
});

test('a partner is not offered since birth', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  await page.getByLabelText('Name').fill('My wife');
  await page.getByLabelText('Year of birth').fill('1991');
  await expect.element(page.getByLabelText('Together from')).toHaveValue('');
  await expect.element(page.getByRole('button', { name: /^Since birth/ })).not.toBeInTheDocument();
});

test('how two live together has an answer for a year to come, but not after a death', async () => {
  await render(
    <EditEvent events={{ ...SOME_EVENTS, people: [MOTHER] }} edit={{ kind: 'people', id: MOTHER.id }} />,
  );
  const together = page.getByLabelText('Did you ever live together?');
  const answers = () => [...together.element().querySelectorAll('option')].map(({ text }) => text);
  expect(answers()).toEqual(['No, never', 'Yes, in the past', 'Yes, still', 'Yes, some more years']);
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await userEvent.keyboard('2020');
  expect(answers()).toEqual(['No, never', 'Yes, in the past', 'Yes, until their death']);
});

const save = () =>
  page
    .getByRole('form')
    .getByRole('button', { name: /^(Add|Save)$/ })
    .last();
const since = () => page.getByLabelText('Met in');

/** Saves, and expects a field to have the focus and to say what is wrong. */
async function expectRefused(label: string, problem: string | RegExp): Promise<void> {
  await save().click();
  await expect.element(page.getByLabelText(label, { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(problem);
}

test('the fields of a person show their problems, and keep what was typed', async () => {
  await render(<EditEvent events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  const [name, year] = [page.getByLabelText('Name'), page.getByLabelText('Year of birth')];
  await expectRefused('Name', 'Enter a name.');
  await name.fill('Jo');
  for (const [typed, problem] of [
    ['', 'Enter a year, such as 1962.'],
    ['2027', 'That’s in the future. Enter this year or an earlier one.'],
  ] as const) {
    await year.fill(typed);
    await expectRefused('Year of birth', problem);
    await expect.element(year).toHaveValue(typed);
    await expect.element(name).toHaveValue('Jo');
  }
  await year.fill('1988');
  await expectRefused('Met in', 'When did you meet? Enter a year.');
  await since().fill('2015');
  await expectRefused('Days together a year', /once a week is 52\. Enter a number of days from 0 to 365\.$/);
  await page.getByLabelText('Days together a year').fill('2.5');
  await since().fill('24');
  await expectRefused('Met in', /Enter a year with four digits, such as 1962, not an age\.$/);
  await since().fill('2015');
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await userEvent.keyboard('1987');
  await expectRefused('Died in (optional)', /before 1988, the year of birth/);
});

test('until when two live together is checked by the answer, and the days a year stay with another one', async () => {
  const child = { ...MOTHER, id: 'child', name: 'Laura', birthYear: 2021, livedTogether: null };
  await render(
    <EditEvent events={{ ...SOME_EVENTS, people: [child] }} edit={{ kind: 'people', id: 'child' }} />,
  );
  const together = page.getByLabelText('Did you ever live together?');
  const until = page.getByLabelText('Together until');
  const again = page.getByRole('button', { name: 'Edit again' });
  await together.selectOptions('Yes, in the past');
  await expect.element(page.getByLabelText('Together from')).toHaveValue('2021');
  await until.fill('2039');
  await expectRefused('Together until', 'That’s in the future. Enter this year or an earlier one.');
  await together.selectOptions('Yes, still');
  await expect.element(until).toHaveValue('2039');
  await page.getByLabelText('After that: days together a year').fill('40');
  await save().click();
  await expect.element(together).not.toBeInTheDocument();

  await again.click();
  await expect.element(together).toHaveDisplayValue('Yes, still');
  await expect.element(until).toHaveValue('2039');
  await expect.element(page.getByLabelText('After that: days together a year')).toHaveValue(40);
  await page.getByLabelText('Name').fill('Somebody else');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(together).not.toBeInTheDocument();
  await again.click();
  // What was typed is still there.
  await expect.element(page.getByLabelText('Name')).toHaveValue('Somebody else');
  await together.selectOptions('No, never');
  await expect.element(since()).toHaveValue('2021');
  await expect.element(page.getByLabelText('Days together a year')).toHaveValue(40);
});
