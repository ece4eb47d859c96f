import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { chapter } from '../../../tests/fixtures/life-events.ts';
import { button, mountPage } from '../../../tests/support/mount-page.tsx';
import { NO_LIFE_EVENTS } from '../../life/life-events.ts';

beforeEach(() => localStorage.clear());

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
async function showResults(birthdate: string) {
  await mountPage({
    draft: fillDraft({ birthdate, manual: true, lifeExpectancy: '84' }),
    results: true,
    status: 'off',
  });
  await expect.element(radio('Time')).toBeChecked();
}

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
