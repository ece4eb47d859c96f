import { expect, test } from '../support/test.ts';

test('a life at its limits gives figures, not an error: a birthdate in 1900, and no free time or nothing else', async ({
  visitor,
}) => {
  await visitor.open();
  const shares = visitor.section('Life Spent On Activities');
  for (const [position, hours] of ['24', '0', '0'].entries())
    await visitor.field(`Activity ${position + 1} hours per day`).fill(hours);
  await visitor.visualize('1900-01-01', '1');
  await expect(visitor.summary('Years Lived')).toHaveText('126');
  await expect(visitor.summary('Weeks Left')).toHaveText('0');
  expect(await visitor.results().innerText()).not.toMatch(/NaN|Infinity/);
  await expect(shares.getByRole('row', { name: /Free Time/ })).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('0');
  await visitor.submit();
  await expect(shares.getByRole('row', { name: /Free Time 100\.0%/ })).toBeVisible();
  await expect(shares.locator('svg [data-mark]')).toHaveCount(1);
});

test('control characters and lone surrogates in a name break neither the page nor the image; nor does an invalid language tag', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }));
  await visitor.open();
  // Set by script: no keyboard has them, but a paste can contain them.
  await visitor.field('Activity 2 name').evaluate((input) => {
    // Bypasses React's own property, as a browser would.
    Reflect.set(HTMLInputElement.prototype, 'value', 'one\u0001two\uD800three\uFFFE', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await visitor.visualize();
  await expect(page.locator('.activity-card h4').nth(1)).toHaveText('onetwothree\uFFFE');
  await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
  const download = page.waitForEvent('download');
  await visitor.button('Share Results').click();
  await download;
});
