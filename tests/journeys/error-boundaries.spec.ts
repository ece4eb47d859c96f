import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

/** The sections of the results: their names, and a class that occurs only in each. */
const PARTS = {
  'The figures of your life': 'summary',
  'Life expectancy at your age': 'expected-age',
  'Life Spent On Activities': 'shares',
  'Life Timeline': 'life-line-picture',
  'Interactive Timeline': 'timeline-slider',
  'Life in Weeks': 'weeks',
  'Your chances': 'chances-picture',
  'One by one': 'activity-cards',
  'Future Projections': 'bars',
  'Health Optimization': 'analyses',
  'How this is worked out': 'method',
  'Keep it': 'share',
};
/** Makes elements throw that have, or are inside, the class named at the root of the page. */
const letPartsBreak = () => {
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function (name, value) {
    const { broken } = document.documentElement.dataset;
    const named = name === 'class' && value.split(' ').includes(broken ?? '');
    if (broken && (named || this.closest(`.${broken}`))) throw new Error('broken on purpose');
    setAttribute.call(this, name, value);
  };
};

const breakPart = (page: Page, className: string) =>
  page.locator('html').evaluate((root, broken) => {
    root.dataset['broken'] = broken;
  }, className);
const repair = (page: Page) => breakPart(page, '');

const sentence = (visitor: Visitor) =>
  visitor.page.getByRole('alert').filter({ hasText: 'could not be shown' });

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.field('Activity 2 name').fill('Gardening');
}

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(visitor.button(/Country/)).toContainText('Japan');
  await expect(visitor.field('Activity 2 name')).toHaveValue('Gardening');
}

async function expectParts(page: Page, missing: readonly string[]): Promise<void> {
  for (const part of Object.values(PARTS)) {
    await expect(page.locator(`.${part}`), part).toHaveCount(missing.includes(part) ? 0 : 1);
  }
}

/** One section shows its message, all others are there, and a retry brings it back once it is repaired. */
async function expectBrokenAlone(visitor: Visitor, name: string, className: string): Promise<void> {
  const { page } = visitor;
  await expect(sentence(visitor)).toHaveText(
    new RegExp(`^“${name}” could not be shown. All else is still here`),
  );
  await expectParts(page, [className]);
  await expectTyped(visitor);
  await repair(page);
  await sentence(visitor).getByRole('button', { name: 'Try again' }).click();
  await expectParts(page, []);
  await expect(sentence(visitor)).toHaveCount(0);
}

test.describe('A section that throws leaves the others alone and can be retried', () => {
  // What React logs about an error that it has caught, and about rendering again because of it.
  test.use({ allowedInConsole: { patterns: [/broken on purpose/, /React error #520/] } });
  test.beforeEach(async ({ page, visitor }) => {
    await page.addInitScript(letPartsBreak);
    await visitor.open();
    await fillIn(visitor);
  });

  for (const [name, className] of Object.entries(PARTS)) {
    test(`in the results: ${name}`, { tag: className === 'shares' ? [] : '@matrix' }, async ({
      page,
      visitor,
    }) => {
      await breakPart(page, className);
      await visitor.submit();
      await expectBrokenAlone(visitor, name, className);
    });
  }

  test('while the slider moves', { tag: '@matrix' }, async ({ page, visitor }) => {
    await visitor.submit();
    await expectParts(page, []);
    await breakPart(page, 'shares');
    await visitor.slider().press('ArrowRight');
    await expectBrokenAlone(visitor, 'Life Spent On Activities', 'shares');
    await expect(visitor.sliderBar().locator('.remaining')).toContainText('At 43');
  });

  test('without a message: the floating buttons and the print sheet', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await breakPart(page, 'jump-buttons');
    await visitor.submit();
    await expectParts(page, []);
    await breakPart(page, 'poster');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expectParts(page, []);
    await expect(page.locator('.jump-buttons')).toHaveCount(0);
    await expect(sentence(visitor)).toHaveCount(0);
  });

  test('in the form: the day bar', { tag: '@matrix' }, async ({ page, visitor }) => {
    await breakPart(page, 'day-bar');
    await visitor.field('Activity 1 hours per day').fill('7');
    await expect(sentence(visitor)).toHaveText(/^“The bar of a day” could not be shown/);
    await expectTyped(visitor);
    await repair(page);
    await sentence(visitor).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.day-bar')).toBeVisible();
    await visitor.submit();
    await expect(visitor.card('Gardening')).toBeVisible();
  });

  test('the form itself, with its entries', async ({ page, visitor }) => {
    await breakPart(page, 'total-hours');
    await visitor.field('Activity 1 hours per day').fill('20');
    await expect(sentence(visitor)).toHaveText(/^“Tell Us About Yourself” could not be shown/);
    await repair(page);
    await sentence(visitor).getByRole('button', { name: 'Try again' }).click();
    await expectTyped(visitor);
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('20');
    await visitor.field('Activity 1 hours per day').fill('7');
    await visitor.submit();
    await expect(visitor.card('Gardening')).toBeVisible();
  });
});
