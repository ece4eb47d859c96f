import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { chapter, MOTHER } from '../../../tests/fixtures/life-events.ts';
import { JAPAN_RESPONSE } from '../../../tests/fixtures/places.ts';
import { json } from '../../../tests/support/fake-network.ts';
import { button, field, mountPage } from '../../../tests/support/mount-page.tsx';
import { type LifeEvents, NO_LIFE_EVENTS } from '../../life/life-events.ts';

beforeEach(() => localStorage.clear());

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
async function showResults(birthdate: string, events: LifeEvents = NO_LIFE_EVENTS) {
  const draft = fillDraft({ birthdate, manual: true, lifeExpectancy: '84', events });
  const answers = { '/api/country-facts/JPN': json(JAPAN_RESPONSE) };
  const shown = await mountPage({ draft, results: true, status: 'off' }, answers);
  await expect.element(radio('Time')).toBeVisible();
  return shown;
}
const heading = page.getByRole('heading', { name: 'Life in Weeks', exact: true });
const picture = page.getByRole('application', { name: /^\d[\d,]* weeks so far/ });
const tooltip = page.getByRole('tooltip');
/** The names of the chapters, in the picture. */
const chapters = () =>
  Array.from(
    document.querySelectorAll('.weeks-picture [data-marker="chapter"] text'),
    ({ textContent }) => textContent,
  );
const headline = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.weeks-headline'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
    .join();

test('the first chapter colors the weeks, and each one that is added does so again', async () => {
  const addChapter = async (name: string, from: string) => {
    await button('Add to your weeks').click();
    await button('Chapter').click();
    await userEvent.keyboard(`${name}{Tab}${from}{Enter}`);
  };
  await showResults('1990-05-15');
  await expect.element(radio('Time')).toBeChecked();
  await addChapter('Berlin', '2012');
  await expect.element(radio('Chapters')).toBeChecked();
  await expect.poll(chapters).toEqual(['Berlin']);
  // It lasts until now: of what is ahead, it has the present week alone.
  expect(document.querySelectorAll('.weeks-picture [data-tone="ahead"]')).toHaveLength(2);
  picture.element().focus();
  await expect.element(tooltip).toHaveTextContent('this week · Berlin');
  await userEvent.keyboard('{Escape}');

  await radio('Time').click();
  await expect.poll(chapters).toEqual([]);
  await addChapter('Toronto', '2017');
  const question = page.getByRole('group', { name: 'Does “Berlin” go on?' });
  await expect.element(question.getByRole('radio', { name: 'Yes, it goes on' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText(/^2012 to 2017/)).toBeVisible();
  await expect.element(radio('Chapters')).toBeChecked();
  // The example has chapters as well.
  await radio('Time').click();
  location.hash = 'example';
  await expect.element(page.getByRole('heading', { name: 'You’re looking at an example' })).toBeVisible();
  await expect.element(radio('Time')).toBeChecked();
  location.hash = 'top';
});

test('who was added from the weeks is shown there', async () => {
  await showResults('1990-01-15');
  await radio('People').click();
  await button('Somebody else').click();
  await userEvent.keyboard('Mum{Tab}1960{Enter}');
  await expect.element(heading).toHaveFocus();
  await expect.poll(headline).toMatch(/with Mum may/);
  // One more, beside the first.
  await button('Add a person').click();
  await userEvent.keyboard('Dad{Tab}1958{Enter}');
  await expect.element(heading).toHaveFocus();
  await expect.poll(headline).toMatch(/with Dad may/);
  await expect.element(field('Person')).toHaveDisplayValue('Dad');
  await button('See the weeks, edit or remove Mum').click();
  await button('Edit Mum').click();
  await field('Name').fill('Mama');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /with Mama may/, level: 5 })).toHaveFocus();
});

test('a card leads to the weeks with its person, which are not on paper, and the device keeps no name', async () => {
  const events = { ...NO_LIFE_EVENTS, people: [MOTHER] };
  const { unmount } = await showResults('1990-01-15', events);
  await button('See the weeks, edit or remove My mother').click();
  await button('See the weeks with your mother').click();
  const days = 'About 270 more days with your mother may lie ahead.';
  await expect.poll(headline).toBe(days);
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect.element(picture).toHaveAccessibleName(/ 270 more days with .* 7 days together\. Ahead\./);
  picture.element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect
    .element(tooltip)
    .toHaveTextContent(
      /ahead · in this year about 12 days together, [12] dots? · both alive in \d+% of such pairs$/,
    );
  await userEvent.keyboard('{Home}');
  await expect.element(tooltip).toHaveTextContent('so far · Lived together');
  dispatchEvent(new Event('beforeprint'));
  await expect.element(radio('Time')).toBeChecked();
  expect(headline()).toMatch(/^You have lived/);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(headline).toBe(days);
  await button('See the weeks, edit or remove My mother').click();
  await button('Remove My mother').click();
  await expect.poll(headline).toMatch(/^You have lived/);
  await button('Undo removing My mother').click();
  await expect.poll(headline).toBe(days);
  expect(localStorage.getItem('weeks-by')).toBe('people');
  await unmount();
  await showResults('1990-01-15', events);
  await expect.poll(headline).toBe(days);
});

test('with nobody added, “People” asks who, opens nothing by itself, and has an answer in one tap', async () => {
  await showResults('1990-05-15');
  await radio('People').click();
  await expect.element(radio('People')).toBeChecked();
  expect(document.querySelector('dialog[open]')).toBeNull();
  await expect.element(page.getByText('Who is in your life?')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  const name = dialog.getByLabelText('Name');
  await button('Dad').click();
  await expect.element(name).toHaveValue('Dad');
  await dialog.getByLabelText('Year of birth').fill('1958');
  await userEvent.keyboard('{Escape}');
  await button('Mom').click();
  await expect.element(name).toHaveValue('Mom');
  await userEvent.keyboard('{Escape}');
  await button('Somebody else').click();
  await expect.element(name).toHaveValue('');
  await name.fill('Ana');
  await userEvent.keyboard('{Escape}');
  await button('Somebody else').click();
  await expect.element(name).toHaveValue('Ana');
});

test('the key has no dot for weeks that are all in chapters', async () => {
  const show = async (until: string) => {
    const events = { ...NO_LIFE_EVENTS, chapters: [chapter('Life', '0', until)] };
    const draft = fillDraft({ birthdate: '1990-05-15', manual: true, lifeExpectancy: '84', events });
    const { unmount } = await mountPage({ draft, results: true, status: 'off' });
    await expect.element(radio('Chapters')).toBeChecked();
    const dots = Array.from(
      document.querySelectorAll('.week-key li:not([data-gone])'),
      ({ textContent }) => textContent,
    );
    await unmount();
    return dots;
  };
  expect(await show('20')).toEqual(['So far', 'This week', 'Ahead']);
  expect(await show('60')).toEqual(['This week', 'Ahead']);
  expect(await show('84')).toEqual(['This week']);
});

test('past life expectancy, what was lived comes first, and 0 is read once', async () => {
  await showResults('1935-02-28');
  await expect.element(page.getByText(/^You have lived [\d,]+ weeks\.$/)).toBeVisible();
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(textsOf('.summary-figures dt')).toEqual(['Years Lived', 'Years Remaining', 'Weeks Left']);
  expect(textsOf('.summary-figures dd').slice(1)).toEqual(['0']);
});
