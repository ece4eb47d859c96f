import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, useEventsModel } from '../../../gallery/in-results.tsx';
import { AT_36, type SampleLife, sampleLife } from '../../../tests/fixtures/lives.ts';
import { clickInOneBurst } from '../../../tests/support/bursts.ts';
import { waitForFrames } from '../../../tests/support/frames.ts';
import { NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { useTypedDraft } from './typed-draft.ts';
import TypedLife from './typed-life.tsx';

const ignore = () => undefined;

interface TypingProps {
  readonly sample: SampleLife;
  readonly open?: boolean;
}

function Typing({ sample, open = true }: TypingProps) {
  const [draft, onChange] = useTypedDraft();
  return (
    <InResults sample={sample} model={useEventsModel(NO_LIFE_EVENTS)}>
      {open && <TypedLife draft={draft} onChange={onChange} onAdded={ignore} />}
    </InResults>
  );
}

const box = () => page.getByLabelText('One event per line');
const kind = (entry: string, name: string) =>
  page.getByRole('group', { name: `Kind of entry: ${entry}` }).getByRole('radio', { name });

const change = (line: string) =>
  page.getByRole('button', { name: `Change the answer: ${line}`, exact: true });

test('what was chosen for one line stays while another one is chosen', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('2012 Lisbon\n2015 Rome');
  await kind('2012 Lisbon', 'Chapter').click();
  await kind('2015 Rome', 'Chapter').click();
  await expect.element(kind('2015 Rome', 'Chapter')).toBeChecked();
  await expect.element(kind('2012 Lisbon', 'Chapter')).toBeChecked();
});

test('Ctrl+Z undoes a run of typing, as in any field, and what is read follows', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().click();
  await userEvent.keyboard('2012 Lisbon');
  await expect.element(kind('2012 Lisbon', 'Moment')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box()).toHaveValue('');
  await expect.element(kind('2012 Lisbon', 'Moment')).not.toBeInTheDocument();
});

test('what was said of the last entries goes once more is typed', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  const said = page.getByText('What couldn’t be added is still in the box.');
  await box().fill('2012 Lisbon\nnothing with a time');
  await page.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect.element(said).toBeVisible();
  await box().fill('2013 nothing with a time');
  await expect.element(said).not.toBeInTheDocument();
});

test('a second press says what was added by the first, and not that nothing is', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('2012 Lisbon\nnothing with a time');
  const add = page.getByRole('button', { name: /^Add/ }).element();
  // Where the button stays under the pointer, as in the dialog.
  add.setAttribute('style', 'position: fixed; inset: 0 auto auto 0');
  await clickInOneBurst(add, 2);
  await expect.element(box()).toHaveValue('nothing with a time');
  await expect.element(box()).toHaveFocus();
  const said = 'Added 1 entry. What couldn’t be added is still in the box.';
  expect(page.getByText(said).elements()).toHaveLength(1);
});

test('a note goes with what it was about, also where both times had the same one', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  const note = page.getByText('This is past age 150. Enter an earlier time.');
  await box().fill('age 160 to 170 Mars');
  await expect.element(note).toBeVisible();
  await box().fill('age 60 to 70 Mars');
  await expect.element(note).not.toBeInTheDocument();
});

test('a question that comes and goes while a line is typed leaves the run of typing whole', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  const dates = page.getByRole('group', { name: '“3/4/2019 dinner”: which date is it?' });
  await box().click();
  await userEvent.keyboard('3/4/2019 dinner');
  await expect.element(dates).toBeVisible();
  await userEvent.keyboard(' 2012');
  await expect.element(dates).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box()).toHaveValue('');
});

test('an answer is chosen with the arrow keys, and can be changed', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('since 2012 Berlin\nsince 2015 Cat Mimi');
  const add = page.getByRole('button', { name: /^Add/ });
  await expect.element(add).toHaveAccessibleName('Add 1 entry 1 question left');
  const answer = (name: string) =>
    page
      .getByRole('group', { name: 'Does “Berlin” go on? since 2015 Cat Mimi' })
      .getByRole('radio', { name });
  const yes = answer('Yes, it goes on');
  yes.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(answer('No, it ends')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(yes).toBeChecked();
  await expect.element(yes).toHaveFocus();
  await expect.element(add).toHaveAccessibleName('Add 2 entries');
  // Under the arrow keys, it stays in full until it is left.
  await userEvent.keyboard('{Enter}');
  await expect.element(yes).not.toBeInTheDocument();
  await expect.element(page.getByText('Does “Berlin” go on? Yes, it goes on')).toBeVisible();
  await expect.element(change('since 2015 Cat Mimi')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(yes).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(yes).not.toBeInTheDocument();
});

test('once nothing is sure, “Add” leads to the first question', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('asdf\nfriend Aiko, born 1991');
  await page.getByRole('button', { name: /^Add/ }).click();
  const since = page.getByLabelText('Since which year have you known Aiko?');
  await expect.element(since).toHaveFocus();
  const problem = page.getByText('Enter a year with four digits, such as 1962, not an age.');
  await userEvent.keyboard('24');
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(problem).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect.element(since).toHaveFocus();
  await expect.element(problem).toBeVisible();
  await page.getByRole('button', { name: 'Aiko: from birth' }).click();
  await expect.element(since).not.toBeVisible();
  await expect.element(page.getByText('That’s at 12 days a year.')).toBeVisible();
  await change('friend Aiko, born 1991').click();
  await expect.element(since).toHaveFocus();
  await expect.element(since).toHaveValue('1991');
  // What is typed moves nothing before the field is left.
  await since.fill('2015');
  await expect.element(page.getByText('Known each other from 2015')).toBeVisible();
  await expect.element(since).toBeVisible();
  await page.getByText('Known each other from 2015').click();
  await expect.element(since).not.toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add 1 entry' })).toBeVisible();
});

test('a question takes the place of the choice of a kind, and once it is answered, a button to change it', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('Aiko 1991');
  const question = page.getByRole('group', { name: 'A moment or a person? Aiko 1991' });
  await expect.element(question.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await expect.element(change('Aiko 1991')).not.toBeInTheDocument();
  await question.getByRole('radio', { name: 'Moment: 1991' }).click();
  await expect.element(page.getByRole('button', { name: 'Add 1 entry', exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Kind of entry' })).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(change('Aiko 1991')).toHaveFocus();
  await change('Aiko 1991').click();
  await expect.element(question.getByRole('radio', { name: 'Moment: 1991' })).toHaveFocus();
  await question.getByRole('radio', { name: 'Person: Born in 1991' }).click();
  await expect.element(page.getByLabelText('Since which year have you known Aiko?')).toBeVisible();
});

test('an entry is taken back with its line, until more is typed', async () => {
  await render(<Typing sample={sampleLife(AT_36)} />);
  await box().fill('2012 Lisbon\n2015 Rome\nasdf');
  const takeBack = (name: string) => page.getByRole('button', { name: `Take back ${name}` });
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect.element(takeBack('Rome')).toBeVisible();
  await takeBack('Lisbon').click();
  await expect.element(box()).toHaveValue('asdf\n2012 Lisbon');
  await expect.element(page.getByText('“Lisbon” was taken back.')).toBeVisible();
  await expect.element(takeBack('Rome')).toHaveFocus();
  await expect.element(takeBack('Lisbon')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect.element(takeBack('Lisbon')).toBeVisible();
  await expect.element(takeBack('Rome')).toBeVisible();
  await box().fill('qwer');
  await expect.element(takeBack('Rome')).not.toBeInTheDocument();
});

afterEach(() => void vi.useRealTimers());

test('what was understood is announced once the typing rests, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Typing sample={sampleLife(AT_36)} />);
  const statuses = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);
  const isShown = (line: string, name: string) => () => kind(line, name).elements().length > 0;
  await box().fill('2012 Lisbon\nasdf');
  await waitForFrames(isShown('2012 Lisbon', 'Moment'));
  vi.advanceTimersByTime(999);
  await box().fill('2012 Lisbon\nasdf\nfriend Aiko, born 1991');
  await waitForFrames(isShown('friend Aiko, born 1991', 'Person'));
  vi.advanceTimersByTime(999);
  expect(statuses()).toEqual(['', '']);
  vi.advanceTimersByTime(1);
  await expect.poll(statuses).toEqual(['', '1 line is understood. 1 line can’t be added. 1 question left']);
});

test('the browser asks before a tab is closed over text that was not added', async () => {
  // The page in another language takes over the form, and not this text.
  sessionStorage.setItem('entries', '{}');
  onTestFinished(() => sessionStorage.clear());
  const sample = sampleLife(AT_36);
  const { rerender } = await render(<Typing sample={sample} />);
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await box().fill('2012 Lisbon');
  await expect.poll(asks).toBe(true);
  await rerender(<Typing sample={sample} open={false} />);
  expect(asks()).toBe(true);
  await rerender(<Typing sample={sample} />);
  await box().fill(' \n');
  await expect.poll(asks).toBe(false);
});
