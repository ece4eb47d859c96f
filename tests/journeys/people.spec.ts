import type { Locator } from '@playwright/test';
import { addMenu } from '../support/add-event.ts';
import {
  addPerson,
  BORN,
  beginToAdd,
  cardOf,
  expectSource,
  people,
  saveButton,
  typeKeys,
} from '../support/people.ts';
import { countSharedYears, JAPAN_RATES, OWN_AGE, yearsSince } from '../support/shared-years.ts';
import { expect, test, type Visitor } from '../support/test.ts';

/** The figures in a row of the table. */
async function readRow(visitor: Visitor, name: string): Promise<number[]> {
  const cells = people(visitor)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell');
  return (await cells.allTextContents()).map((text) => Number(text.replaceAll(/[,%]/g, '')));
}

async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('two people added, removed and restored by keyboard alone are saved with the form', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').press('Space');
  await visitor.submitFrom('Japan', BORN);
  await addPerson(page);
  await expect(visitor.field('Name')).toBeFocused();
  // Over the year of birth to how they live together, until when, and how often they have seen each other since.
  await typeKeys(page, 'My mother⇥1962⇥↓⇥2008⇥12⏎');
  await expect(page.getByRole('heading', { name: 'My mother', exact: true })).toBeVisible();
  const mine = { age: OWN_AGE, rates: JAPAN_RATES };
  const withMother = countSharedYears(mine, { age: yearsSince(1962), rates: JAPAN_RATES });
  const mother = cardOf(visitor, 'My mother');
  const [rounded, more] = [Number((12 * withMother).toPrecision(2)), Math.round(withMother)];
  await expect(mother).toContainText(`About ${rounded} more days with your mother may lie ahead.`);
  await expect(mother).toContainText(`One more day together a year would add about ${more} days.`);

  await addPerson(page);
  await typeKeys(page, 'Mila⇥2021⇥↓⇥2039⇥30⏎');
  await expect(addMenu(page)).toBeFocused();
  const mila = cardOf(visitor, 'Mila');
  await expect(mila).toContainText('That’s every day until 2039, then 30 days a year.');
  await expect(
    mila.getByRole('img', { name: /^17 dots so far and \d+ ahead, each for 100 days/ }),
  ).toBeVisible();

  await pressEnterOn(visitor.button('Show as a table: Time with people'));
  const child = { age: yearsSince(2021), rates: JAPAN_RATES };
  const [years, atHome] = [countSharedYears(mine, child), countSharedYears(mine, child, -yearsSince(2039))];
  const [behind = 0, ahead = 0, share = 0, shared = 0] = await readRow(visitor, 'Mila');
  expect(behind).toBe(Math.round(yearsSince(2021) * 365));
  expect(Math.abs(ahead - (atHome * 365 + (years - atHome) * 30))).toBeLessThan(2);
  expect(share).toBeCloseTo((behind / (behind + ahead)) * 100, 0);
  expect(Math.abs(shared - years)).toBeLessThan(0.11);
  const [ofMother = 0] = await readRow(visitor, 'My mother');
  expect(ofMother).toBe(Math.round((OWN_AGE - yearsSince(2008)) * 365 + yearsSince(2008) * 12));

  await pressEnterOn(mother.getByRole('button', { name: 'Remove My mother' }));
  await expect(mother).toHaveCount(0);
  await expect(visitor.button('Undo removing My mother')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My mother', exact: true })).toBeInViewport();
  await expect(people(visitor).getByRole('heading', { level: 5 })).toHaveText(['My mother', 'Mila']);

  await page.reload();
  await expect(mother).toContainText(`About ${rounded} more days with your mother may lie ahead.`);
  await expect(mila).toBeVisible();
});

test('a person is entered in plain fields, and changed in them', { tag: '@smoke' }, async ({
  page,
  visitor,
}) => {
  await beginToAdd(visitor);
  await visitor.field('Name').fill('My child');
  await visitor.field('Year of birth').fill('2021');
  const editor = page.getByRole('form');
  const together = editor.getByRole('combobox', { name: 'Have you lived together?' });
  await together.selectOption('until');
  await visitor.field('Lived together until').fill('2039');
  await expect(together.getByRole('option', { selected: true })).toHaveText('You live together until');
  await visitor.field('After that: days together per year').fill('40');
  await saveButton(page).click();
  const child = cardOf(visitor, 'My child');
  await expect(child).toContainText('That’s every day until 2039, then 40 days a year.');
  await expectSource(child, 'Figures for your child: people aged 5 in Japan');

  await visitor.button('Edit My child').click();
  await expect(visitor.field('After that: days together per year')).toHaveValue('40');
  await together.selectOption('no');
  await visitor.field('Known each other since (optional)').fill('2024');
  await saveButton(page).click();
  await expect(child).toContainText('That’s at 40 days a year.');

  await visitor.button('Edit My child').click();
  await together.selectOption('still');
  await expect(visitor.field('Days together a year')).toHaveCount(0);
  await saveButton(page).click();
  await expect(child).toContainText('You live together.');
});

test('below five years on average, the time ahead is a range; no days a year are no reproach', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1941-07-09');
  for (const days of ['12', '0']) {
    await addPerson(page);
    await visitor.field('Name').fill(`Sister ${days}`);
    await visitor.field('Year of birth').fill('1938');
    await visitor.field('Days together a year').fill(days);
    await saveButton(page).click();
  }
  const often = cardOf(visitor, 'Sister 12');
  await expect(often).toContainText(
    'Of pairs like you and Sister 12, three in four have at least 1 more year, and one in four at least 6.',
  );
  await expect(often).toContainText('At 12 days a year, that’s about 10 to 70 days.');
  await expect(often).not.toContainText('behind you');
  await expect(often.getByRole('img')).toHaveCount(0);
  const never = cardOf(visitor, 'Sister 0');
  await expect(never).toContainText('Of pairs like you and Sister 0, three in four');
  await expect(never).not.toContainText('days');
});
