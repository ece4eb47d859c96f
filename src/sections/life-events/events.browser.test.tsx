import '../../app/styles/page.css';
import '../../app/page-frame.css';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge, useEventsModel } from '../../../gallery/in-results.tsx';
import { moment } from '../../../tests/fixtures/life-events.ts';
import { button, field } from '../../../tests/support/mount-page.tsx';
import { type LifeEvents, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { ColoringChoicesContext, useListedColorings } from '../../results/colorings/colorings.ts';
import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { AddEvents } from './add-events.tsx';
import { Events } from './events.tsx';

/** With the room that the page leaves beside them. */
const Listed = () => (
  <ColoringChoicesContext value={useListedColorings()}>
    <div className="page">
      <AddEvents>
        <Events />
      </AddEvents>
    </div>
  </ColoringChoicesContext>
);

/** The list of somebody born on March 1, 1990, with the ways to change it. */
function Shown({ events = NO_LIFE_EVENTS }: { readonly events?: LifeEvents }) {
  return (
    <InResults sample={sampleOfAge(36)} model={useEventsModel(events)}>
      <EventEditContext value={useEventEditing()}>
        <Listed />
      </EventEditContext>
    </InResults>
  );
}

const rows = page.getByRole('region', { name: /^(Moments|Chapters)$/ }).getByRole('listitem');
const readRows = () =>
  rows.elements().map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));

async function beginToAdd(kind: 'Moment' | 'Chapter' | 'Person'): Promise<void> {
  await button('Add to your weeks').click();
  await button(kind).click();
}

async function addChapter(name: string, from: string, until = ''): Promise<void> {
  await beginToAdd('Chapter');
  await field('Name').fill(name);
  await field('From').fill(from);
  await field('Until').fill(until);
  await userEvent.keyboard('{Enter}');
}

async function chooseFor(name: string, choice: 'Edit' | 'Remove'): Promise<void> {
  await button(`Edit or remove ${name}`).click();
  await button(`${choice} ${name}`).click();
}

test('chapters are added, changed, removed and restored, in the order of time', async () => {
  await render(<Shown />);
  await addChapter('Berlin', 'June 2012', '2016');
  await expect.element(page.getByText('Added: Berlin.')).toBeInTheDocument();
  await addChapter('School', '1996', 'June 2008');
  await addChapter('Toronto', '2017');
  const [school, berlin] = [
    expect.stringContaining('School1996 to June 2008, ages 5 to 18'),
    expect.stringContaining('BerlinJune 2012 to 2016, ages 22 to 26'),
  ];
  await expect
    .poll(readRows)
    .toEqual([school, berlin, expect.stringContaining('TorontoFrom 2017 on, at 26')]);

  await chooseFor('Toronto', 'Edit');
  const own = page.getByRole('form', { name: 'Edit Toronto' });
  await expect.element(own.getByLabelText('From')).toHaveValue('2017');
  await own.getByLabelText('Until').fill('age 90');
  await expect
    .element(own.getByText('The picture ends before that, but your list keeps it.').first())
    .toBeVisible();
  // The third of the fixed order.
  await expect.element(own.getByRole('radio', { name: 'Purple' })).toBeChecked();
  own.getByRole('radio', { name: 'Pink' }).element().focus();
  await userEvent.keyboard(' ');
  await own.getByRole('button', { name: 'Save' }).click();
  const toronto = expect.stringContaining('2017 to age 90');
  await expect.poll(readRows).toEqual([school, berlin, toronto]);
  await chooseFor('Toronto', 'Edit');
  await expect.element(own.getByRole('radio', { name: 'Pink' })).toBeChecked();
  await expect.element(own.getByLabelText('Name')).toHaveValue('Toronto');
  await expect.element(own.getByLabelText('Until')).toHaveValue('age 90');
  await userEvent.keyboard('{Escape}');

  await chooseFor('Berlin', 'Remove');
  await expect.poll(readRows).toEqual([school, toronto]);
  await expect.element(button('Undo removing Berlin')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(readRows).toEqual([school, berlin, toronto]);
});

/** @param media `print`, or empty for that of the window */
const showOn = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => showOn(''));

test('on a phone, fifty moments are folded to one line, and their editors have their buttons in view', async () => {
  await page.viewport(360, 740);
  const moments = Array.from({ length: 50 }, (_, age) => moment(`Birthday ${age}`, String(age)));
  await render(<Shown events={{ ...NO_LIFE_EVENTS, moments }} />);
  const open = button('50 entries · Edit');
  await expect.element(open).toBeVisible();
  expect(rows.elements()).toEqual([]);
  // Paper has the whole list.
  await showOn('print');
  await expect.poll(() => rows.elements()).toHaveLength(50);
  await showOn('');
  await expect.poll(() => rows.elements()).toEqual([]);
  await open.click();
  await expect.poll(() => rows.elements()).toHaveLength(50);
  for (const kind of ['Chapter', 'Person'] as const) {
    await beginToAdd(kind);
    const dialog = page.getByRole('dialog', { name: `Add a ${kind.toLowerCase()}` });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect
      .element(dialog.getByRole('button', { name: 'Add', exact: true }))
      .toBeInViewport({ ratio: 1 });
    await expect.element(close).toBeInViewport({ ratio: 1 });
    await close.click();
  }
  await beginToAdd('Moment');
  await field('A few words').fill('One more');
  await field('When').fill('2012');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field('A few words'))
    .toHaveAccessibleDescription('There’s no room for more. Remove one to add another.');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
