import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

/** The sections of the results: their names, and a class that occurs only in each. */
const PARTS = {
  'Life in Weeks': 'weeks-field',
  'Your years and weeks': 'summary-figures',
  'How long people your age live': 'age-figures',
  'Life Spent On Activities': 'time-split',
  'Interactive Timeline': 'timeline-bar',
  'Life Timeline': 'timeline-remaining',
  'How many reach each age': 'chances-picture',
  'Your place in the population': 'population-picture',
  'Activity by activity': 'activity-cards',
  'Future Projections': 'future-bars',
  'Health Optimization': 'health-analyses',
  'How this is calculated': 'method',
  'Keep or share it': 'share',
} as const;
type PartName = keyof typeof PARTS;
const isPart = (name: string): name is PartName => name in PARTS;
const PART_NAMES = Object.keys(PARTS).filter(isPart);
/** Makes elements throw that have, or are inside, one of the classes listed at the root of the page. */
const letPartsBreak = () => {
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function (name, value) {
    const broken = document.documentElement.dataset['broken']?.split(' ').filter(Boolean) ?? [];
    const classes = name === 'class' ? value.split(' ') : [];
    if (broken.some((each) => classes.includes(each) || this.closest(`.${each}`))) {
      throw new Error('broken on purpose');
    }
    setAttribute.call(this, name, value);
  };
};

const breakParts = (page: Page, ...classNames: readonly string[]) =>
  page.locator('html').evaluate((root, broken) => {
    root.dataset['broken'] = broken;
  }, classNames.join(' '));
const repair = (page: Page) => breakParts(page);

const sentence = (visitor: Visitor) =>
  visitor.page.getByRole('alert').filter({ hasText: 'couldn’t be shown' });

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.field('Activity 2 name').fill('Gardening');
}

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(visitor.button(/^Country/)).toContainText('Japan');
  await expect(visitor.field('Activity 2 name')).toHaveValue('Gardening');
}

async function expectParts(page: Page, missing: readonly string[]): Promise<void> {
  for (const part of Object.values(PARTS)) {
    const found = page.locator(`.${part}`);
    if (missing.includes(part)) await expect(found, part).toHaveCount(0);
    else await expect(found.first(), part).toBeAttached();
  }
}

/** Expects only these sections to show an error, and each to come back on retry once it is repaired. */
async function expectOnlyTheseBroken(visitor: Visitor, names: readonly PartName[]): Promise<void> {
  const { page } = visitor;
  await expect(sentence(visitor)).toHaveText(
    names.map(
      (name) =>
        new RegExp(`^“${name}” couldn’t be shown. Everything else, including your entries, is still here`),
    ),
  );
  const missing = names.map((name) => PARTS[name]);
  await expectParts(page, missing);
  await expectTyped(visitor);
  await repair(page);
  for (const [index, name] of names.entries()) {
    await sentence(visitor).filter({ hasText: name }).getByRole('button', { name: 'Try again' }).click();
    await expectParts(page, missing.slice(index + 1));
  }
  await expect(sentence(visitor)).toHaveCount(0);
}

test.describe('A section that throws leaves the others alone and can be retried', () => {
  // React's logs about an error that it has caught, and about rendering again because of it.
  test.use({ allowedInConsole: { patterns: [/broken on purpose/, /React error #520/] } });
  test.beforeEach(async ({ page, visitor }) => {
    await page.addInitScript(letPartsBreak);
    await visitor.open();
    await fillIn(visitor);
  });

  // Every other one, so that a section that takes another with it is noticed, whichever the other is.
  for (const [which, odd] of [
    ['first', 0],
    ['second', 1],
  ] as const) {
    test(`in the results: every other one, from the ${which}`, {
      tag: odd ? '@matrix' : [],
    }, async ({ page, visitor }) => {
      const broken = PART_NAMES.filter((_, index) => index % 2 === odd);
      await breakParts(page, ...broken.map((name) => PARTS[name]));
      await visitor.submit();
      await expectOnlyTheseBroken(visitor, broken);
      // A section that is new on the page belongs to `PARTS`.
      const titles = await page.locator('#results h3').allTextContents();
      expect(titles.filter((title) => !isPart(title))).toEqual([]);
    });
  }

  test('the form itself, with its entries', async ({ page, visitor }) => {
    await breakParts(page, 'activity-total-hours');
    await visitor.field('Activity 1 hours per day').fill('20');
    await expect(sentence(visitor)).toHaveText(/^“Tell Us About Yourself” couldn’t be shown/);
    await repair(page);
    await sentence(visitor).getByRole('button', { name: 'Try again' }).click();
    await expectTyped(visitor);
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('20');
    await visitor.field('Activity 1 hours per day').fill('7');
    await visitor.submit();
    await expect(visitor.card('Gardening')).toBeVisible();
  });
});
