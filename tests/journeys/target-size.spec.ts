import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { beginToAdd } from '../support/weeks.ts';

const TARGET_PIXELS = 44;
/** Of a link among others. */
const LINK_PIXELS = 24;

/** Everything to be pressed that is lower, or a button that is narrower, than a finger needs. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const boxOf = (element: Element) => {
      // A box to tick has its label for a target.
      const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
      return (label ?? element).getBoundingClientRect();
    };
    return (
      [
        ...document.querySelectorAll(
          'button, input, select, summary, [role="option"], [data-mark], .chart-cursor, .page-footer li a, .footer-links a',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Those on the weeks are no higher than the years that they are about.
        .filter(
          (element) =>
            !element.closest('[data-mark]')?.matches('path') && !element.matches('.suggestion[data-on]'),
        )
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(
          ({ element, box }) =>
            Math.round(box.height) < least || (element.matches('button') && Math.round(box.width) < least),
        )
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} × ${box.height}`)
    );
  }, TARGET_PIXELS);
}

test('on a phone, every control is 44 pixels high', { tag: '@matrix' }, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  expect(await findSmallTargets(page), 'empty form').toEqual([]);
  await visitor.addActivity(4, '', '1');
  await expect(page.getByRole('group', { name: 'Type a name, or pick one' })).toBeVisible();
  expect(await findSmallTargets(page), 'an activity added').toEqual([]);
  await visitor.addActivity(5, 'Chess', '1');
  await visitor.submit();
  await expect(visitor.toast()).toBeVisible();
  expect(await findSmallTargets(page), 'form in error, with a toast').toEqual([]);
  await visitor.button(/^Country/).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findSmallTargets(page), 'countries').toEqual([]);
  await page.getByRole('option', { name: 'Japan', exact: true }).click();
  await visitor.field('Activity 4 name').fill('Reading');
  await visitor.fillPerson('1984-02-29', '84');
  await visitor.submit();
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.openEverything();
  await visitor.slider().fill('520');
  expect(await findSmallTargets(page), 'results').toEqual([]);
  const links = await page
    .locator('.source-link, .method a, .page-footer a')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(links.length).toBeGreaterThan(10);
  expect(Math.min(...links)).toBeGreaterThanOrEqual(LINK_PIXELS);
  await beginToAdd(page, 'Person');
  await visitor.field('Did you ever live together?').selectOption('until');
  await expect(visitor.field('Together until')).toBeVisible();
  expect(await findSmallTargets(page), 'a person').toEqual([]);
});
