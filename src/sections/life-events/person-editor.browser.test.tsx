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
