import type { Locator } from '@playwright/test';
import { addMenu } from '../support/add-event.ts';
import { addPerson, beginToAdd, cardOf, people, saveButton, typeKeys } from '../support/people.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

/** Expects a refused field to have the focus and to say what is wrong. */
async function expectProblem(field: Locator, problem: string | RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(problem);
}

test('problems of a person are shown at their fields, and the first field gets the focus', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await addPerson(page);
  const save = saveButton(page);
  await expect(visitor.field('Name')).toBeFocused();
  await save.click();
  const [name, year] = [visitor.field('Name'), visitor.field('Year of birth')];
  await expectProblem(name, 'Enter a name.');
  await name.fill('Jo');
  for (const [typed, problem] of [
    ['', 'Enter a year, such as 1962.'],
    ['2027', 'That’s in the future. Enter this year or an earlier one.'],
    ['1895', 'Check the year of birth: it’s more than 130 years ago.'],
  ] as const) {
    await year.fill(typed);
    await save.click();
    await expectProblem(year, problem);
    await expect(year).toHaveValue(typed);
    await expect(name).toHaveValue('Jo');
  }
  await year.fill('1988');
  const since = visitor.field('Known each other since (optional)');
  await since.fill('24');
  await save.click();
  const days = visitor.field('Days together a year');
  await expectProblem(days, /once a week is 52\. Enter a number of days from 0 to 365\.$/);
  await days.fill('2.5');
  await save.click();
  await expectProblem(since, 'Enter a year with four digits, such as 1962, not an age.');
  await since.fill('');
  await save.click();
  // A life expectancy was entered, so no country is known.
  await expect(cardOf(visitor, 'Jo')).not.toContainText('days');
  await expect(people(visitor)).toContainText('Choose a country to look up its life table.');

  await visitor.button('Edit Jo').click();
  await name.fill('Joanna');
  await visitor.button('Close').click();
  await expect(visitor.button('Edit Jo')).toBeFocused();
  await addPerson(page);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  await expect(addMenu(page)).toBeFocused();
});

test('a ninth person is refused with a message at the name', { tag: '@matrix' }, async ({
  page,
  visitor,
}) => {
  await beginToAdd(visitor);
  for (let count = 1; count <= 9; count++) {
    if (count > 1) await addPerson(page);
    const name = `Friend ${count}`;
    await typeKeys(page, `${name}⇥1990⇥⇥12⏎`);
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toHaveCount(count <= 8 ? 1 : 0);
  }
  const problem = 'You can add up to 8 people. Remove one to add another.';
  await expect(visitor.field('Name')).toHaveAccessibleDescription(problem);
  await expect(visitor.field('Name')).toBeFocused();
});

test.describe('Without the country’s life table', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('a message says so and offers to try again, and everything else works', async ({ page, visitor }) => {
    await page.route('**/api/country-facts/JPN', (route) => route.fulfill({ status: 500, body: '' }));
    await beginToAdd(visitor);
    await visitor.field('Name').fill('Ana');
    await visitor.field('Year of birth').fill('1991');
    await visitor.field('Days together a year').fill('7');
    await saveButton(page).click();
    const section = people(visitor);
    await expect(section).toContainText('The life table couldn’t be loaded. What you entered is still here.');
    await page.unroute('**/api/country-facts/JPN');
    await section.getByRole('button', { name: 'Try again: Time with people' }).click();
    await expect(section.getByRole('heading', { name: 'Time with people' })).toBeFocused();
    await expect(cardOf(visitor, 'Ana')).toContainText('more days with Ana may lie ahead.');
  });
});
