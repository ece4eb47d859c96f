import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, useEventsModel } from '../../../gallery/in-results.tsx';
import { chapter, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
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
