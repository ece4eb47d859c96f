import '../../app/styles/page.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, useEventsModel } from '../../../gallery/in-results.tsx';
import { MOTHER } from '../../../tests/fixtures/life-events.ts';
import { AT_36, sampleLife } from '../../../tests/fixtures/lives.ts';
import { shownJapan } from '../../../tests/fixtures/places.ts';
import { waitForFrames } from '../../../tests/support/frames.ts';
import { NO_LIFE_EVENTS, type Person } from '../../life/life-events.ts';
import { ColoringChoicesContext, useListedColorings } from '../../results/colorings/colorings.ts';
import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import type { ShownCountry } from '../../results/results-context.ts';
import { People } from './people.tsx';

const Listed = () => (
  <ColoringChoicesContext value={useListedColorings()}>
    <People />
  </ColoringChoicesContext>
);

interface ShownProps {
  readonly people: readonly Person[];
  readonly fixed?: boolean;
  readonly country?: ShownCountry;
}

/** People in a life of 36 years in Japan, with a button that makes again what was undone. */
function Shown({ people, fixed = false, country = shownJapan() }: ShownProps) {
  const model = useEventsModel({ ...NO_LIFE_EVENTS, people });
  const editing = useEventEditing();
  const { undo } = model.editing;
  return (
    <InResults
      sample={sampleLife(AT_36)}
      model={{ ...model, shownCountry: country, ...(fixed && { editing: null }) }}
    >
      <EventEditContext value={editing}>
        <button type="button" onClick={undo.onRedo}>
          Again
        </button>
        <Listed />
      </EventEditContext>
    </InResults>
  );
}

const showMother = (change: Partial<Person> = {}) => render(<Shown people={[{ ...MOTHER, ...change }]} />);
const field = () => page.getByLabelText('Days a year with your mother', { exact: true });
const oneMore = () => page.getByRole('button', { name: 'One more day a year with your mother' });
const oneLess = () => page.getByRole('button', { name: 'One less day a year with your mother' });
const undo = () => page.getByRole('button', { name: 'Undo changing My mother' });
const sentence = () => page.getByRole('heading', { level: 5 });
const status = () => page.getByRole('status');
const DAYS_12 = 'About 270 more days with your mother may lie ahead.';
const DAYS_15 = 'About 340 more days with your mother may lie ahead.';

test('days a year are changed in place, by buttons and by typing, and the focus stays', async () => {
  await showMother();
  await expect.element(sentence()).toHaveTextContent(DAYS_12);
  for (const _ of [1, 2, 3]) await oneMore().click();
  await expect.element(field()).toHaveValue(15);
  await expect.element(oneMore()).toHaveFocus();
  await expect.element(sentence()).toHaveTextContent(DAYS_15);
  await oneLess().click();
  await expect.element(field()).toHaveValue(14);
  await field().fill('365');
  await oneMore().click();
  await expect.element(field()).toHaveValue(365);
  await field().fill('0');
  await expect
    .element(sentence())
    .toHaveTextContent('About 23 more years may lie ahead for you and your mother.');
  await oneLess().click();
  await expect.element(field()).toHaveValue(0);
});

test('a run of changes is one undo, until the focus leaves', async () => {
  await showMother();
  await oneMore().click();
  await oneMore().click();
  await field().fill('15');
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await oneMore().click();
  await expect.element(field()).toHaveValue(16);
  await undo().click();
  await expect.element(field()).toHaveValue(15);
  await undo().click();
  await expect.element(field()).toHaveValue(12);
  await expect.element(undo()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(field()).toHaveValue(15);
});

test('an undo stands on the card, and neither it nor a message moves the buttons', async () => {
  await page.viewport(390, 844);
  await showMother();
  await expect.element(oneMore()).toBeVisible();
  const topOf = () => oneMore().element().getBoundingClientRect().top;
  const top = topOf();
  await oneMore().click();
  await expect.element(undo()).toBeVisible();
  expect(topOf()).toBe(top);
  await field().fill('400');
  await expect.element(page.getByText('Enter a whole number from 0 to 365.')).toBeVisible();
  expect(topOf()).toBe(top);
});

test.each(['', '400', '-1', '1.5', 'abc'])(
  '“%s” as days a year stays in the field, is said to be wrong, and changes nothing',
  async (text) => {
    await showMother();
    await field().click();
    await userEvent.keyboard(`{Control>}a{/Control}{Delete}${text}`);
    // On the way to it, a number may be right.
    await expect.element(field()).toHaveAccessibleDescription('Enter a whole number from 0 to 365.');
    await userEvent.tab();
    await expect.element(field()).toHaveAccessibleDescription('Enter a whole number from 0 to 365.');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    const typed = field().element();
    expect(typed instanceof HTMLInputElement && typed.value).toBe(text);
    const last = { '400': 40, '1.5': 1 }[text] ?? 12;
    // From the last number that was right.
    await oneMore().click();
    await expect.element(field()).toHaveValue(last + 1);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'false');
  },
);

test('what a change comes to is announced once the presses rest, and not before one', async () => {
  await showMother();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(700);
    await oneMore().click();
  }
  await waitForFrames(() =>
    (sentence().element().textContent ?? '').replaceAll(/\s/g, ' ').includes(DAYS_15),
  );
  expect(status().element().textContent).toBe('');
  vi.advanceTimersByTime(800);
  await expect.element(status()).toHaveTextContent(DAYS_15);
  vi.useRealTimers();
});

test.each<[string, Partial<Person>]>([
  ['they live together', { livedTogether: { until: null } }],
  ['they live together for some more years', { livedTogether: { until: 2039 } }],
  ['a death', { diedIn: 2020 }],
])('no days a year are asked where they would not count: %s', async (_, change) => {
  await showMother(change);
  await expect.element(sentence()).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(oneMore()).not.toBeInTheDocument();
});

test('a life that cannot be changed has its days a year in words', async () => {
  await render(<Shown people={[MOTHER]} fixed />);
  await expect.element(page.getByText('That’s at 12 days a year.')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});

test('what holds for all people is said once', async () => {
  const mother = { ...MOTHER, livedTogether: { until: 2007 } };
  const father = { ...mother, id: 'father', name: 'Dad', birthYear: 1960 };
  await render(<Shown people={[mother, father]} />);
  const shown = page.getByRole('region', { name: 'Time with people' });
  await expect.element(sentence().first()).toBeVisible();
  const text = shown.element().textContent ?? '';
  for (const once of [
    'not a forecast',
    '365 days',
    'A child is assumed',
    'Each dot',
    'both life tables',
    'CC BY',
  ])
    expect(text.split(once)).toHaveLength(2);
  expect(text.split('One more day a month')).toHaveLength(3);
});

const people = page.getByRole('region', { name: 'Time with people' });
test('of somebody who has died, the days that there were, and nothing ahead', async () => {
  const grandpa = { ...MOTHER, name: 'Grandpa', birthYear: 1931, diedIn: 2010, livedTogether: null };
  await render(<Shown people={[grandpa]} />);
  // From November 21, 1989 to the middle of 2010 are 20.6 years of 12 days.
  await expect.element(sentence()).toHaveTextContent('You had about 250 days with Grandpa.');
  await expect.element(people).toHaveTextContent('1931–2010');
  await expect
    .element(people.getByRole('img', { name: /^3\d dots, each for 7 days together\.$/ }))
    .toBeVisible();
  await expect.element(people).not.toHaveTextContent('not a forecast');
  await expect.element(people.getByRole('spinbutton')).not.toBeInTheDocument();
});

test('a life table that could not be loaded is said, and asked for again', async () => {
  const onTryAgain = vi.fn<() => void>();
  const failed = shownJapan({ facts: undefined, failed: true, onTryAgain });
  await render(<Shown people={[MOTHER]} country={failed} />);
  await expect
    .element(people)
    .toHaveTextContent('The life table couldn’t be loaded. The rest of the page doesn’t need it.');
  await people.getByRole('button', { name: 'Try again: Time with people' }).click();
  expect(onTryAgain).toHaveBeenCalledOnce();
  await expect.element(people.getByRole('heading', { name: 'Time with people' })).toHaveFocus();
});
