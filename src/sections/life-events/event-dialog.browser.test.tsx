import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, useEventsModel } from '../../../gallery/in-results.tsx';
import { chapter, MOTHER, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { AT_36, sampleLife } from '../../../tests/fixtures/lives.ts';
import type { LifeEvents } from '../../life/life-events.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { EventDialog } from './event-dialog.tsx';

interface EditingProps {
  readonly events: LifeEvents;
  readonly edit: EventEdit;
}

/** The dialog of one event, with the button that undoes what is done in it. */
function Editing({ events, edit }: EditingProps) {
  const model = useEventsModel(events);
  const editing = useEventEditing(edit);
  return (
    <InResults sample={sampleLife(AT_36)} model={model}>
      <EventEditContext value={editing}>
        <button type="button" onClick={() => editing.onEdit(edit)}>
          Edit again
        </button>
        <UndoButton undo={model.editing.undo} origin="events" />
        <EventDialog />
      </EventEditContext>
    </InResults>
  );
}

test('a chapter that is opened to be changed has its name, both its times and its color', async () => {
  const toronto = { ...chapter('Toronto', '2012-06', '2016'), color: 'pink' as const };
  await render(
    <Editing events={{ ...SOME_EVENTS, chapters: [toronto] }} edit={{ kind: 'chapters', id: 'Toronto' }} />,
  );
  const form = page.getByRole('form', { name: 'Edit Toronto' });
  await expect.element(form.getByLabelText('Name')).toHaveValue('Toronto');
  await expect.element(form.getByLabelText('From')).toHaveValue('June 2012');
  await expect.element(form.getByLabelText('Until')).toHaveValue('2016');
  await expect.element(form.getByRole('radio', { name: 'Pink' })).toBeChecked();
});

test('what is removed in its dialog leaves the focus on the button that brings it back', async () => {
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'moments', id: 'wedding' }} />);
  await page.getByRole('form', { name: 'Edit Wedding' }).getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo removing Wedding' })).toHaveFocus();
});

/** Whether the browser asks before the page is left, also for another language that takes the entries over. */
function asks(): boolean {
  sessionStorage.setItem('entries', '{}');
  const isLeft = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  sessionStorage.clear();
  return !isLeft;
}

test('the browser asks before words in an open editor are lost', async () => {
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'moments', id: null }} />);
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
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'moments', id: null }} />);
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
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'moments', id: null, week: 27 * 52 }} />);
  const form = page.getByRole('form', { name: 'Add a moment' });
  await expect.element(form.getByText('November 21 – 27, 2016').first()).toBeVisible();
  await expect.element(form.getByLabelText('When')).toHaveValue('November 21, 2016');
});

test('a year of death has its field only if there is one, or at a press, and stays there without one', async () => {
  const died = { ...MOTHER, id: 'died', name: 'Grandpa', diedIn: 2010 };
  const events = { ...SOME_EVENTS, people: [MOTHER, died] };
  const { rerender } = await render(<Editing events={events} edit={{ kind: 'people', id: MOTHER.id }} />);
  const field = page.getByLabelText('Died in (optional)');
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await expect.element(field).toHaveFocus();
  await rerender(<Editing key="died" events={events} edit={{ kind: 'people', id: died.id }} />);
  await expect.element(field).toHaveValue('2010');
  await field.clear();
  await expect.element(field).toHaveFocus();
});

test('somebody known since birth has its year in the field, which follows the year of birth', async () => {
  // Born in 2021, after the visitor.
  const child = { ...MOTHER, id: 'child', name: 'Mila', birthYear: 2021, livedTogether: null };
  await render(
    <Editing events={{ ...SOME_EVENTS, people: [child] }} edit={{ kind: 'people', id: 'child' }} />,
  );
  const since = page.getByLabelText('Met in');
  await expect.element(since).toHaveValue('2021');
  await page.getByLabelText('Year of birth').fill('2020');
  await expect.element(since).toHaveValue('2020');
});

test('an empty field for since when has a button that enters the year of birth', async () => {
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  const since = page.getByLabelText('Met in');
  await page.getByLabelText('Year of birth').fill('1991');
  const ofBirth = page.getByRole('button', { name: 'Since birth: 1991' });
  await ofBirth.click();
  await expect.element(since).toHaveValue('1991');
  await expect.element(since).toHaveFocus();
  await expect.element(ofBirth).not.toBeInTheDocument();
});

test('a child at home is asked until when, with an answer that can be changed, and not since when', async () => {
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
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
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
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
  await render(<Editing events={SOME_EVENTS} edit={{ kind: 'people', id: null }} />);
  await page.getByLabelText('Name').fill('My wife');
  await page.getByLabelText('Year of birth').fill('1991');
  await expect.element(page.getByLabelText('Together from')).toHaveValue('');
  await expect.element(page.getByRole('button', { name: /^Since birth/ })).not.toBeInTheDocument();
});

test('how two live together has an answer for a year to come, but not after a death', async () => {
  await render(
    <Editing events={{ ...SOME_EVENTS, people: [MOTHER] }} edit={{ kind: 'people', id: MOTHER.id }} />,
  );
  const together = page.getByLabelText('Did you ever live together?');
  const answers = () => [...together.element().querySelectorAll('option')].map(({ text }) => text);
  expect(answers()).toEqual(['No, never', 'Yes, in the past', 'Yes, still', 'Yes, some more years']);
  await page.getByRole('button', { name: 'Add a year of death' }).click();
  await userEvent.keyboard('2020');
  expect(answers()).toEqual(['No, never', 'Yes, in the past', 'Yes, until their death']);
});

test('a chapter that would end another one asks whether that goes on, and one undo takes both back', async () => {
  const toronto = chapter('Toronto', '2012', null);
  await render(
    <Editing events={{ ...SOME_EVENTS, chapters: [toronto] }} edit={{ kind: 'chapters', id: null }} />,
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
  await yes.click({ force: true });
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
