import { expect, test } from '../support/test.ts';

test('a birthdate in the year 1 gives figures, not an error', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('0001-01-01', '1');
  await expect(visitor.summary('Years Lived')).toHaveText('2,025');
  await expect(visitor.summary('Weeks Left')).toHaveText('0');
  expect(await visitor.results().innerText()).not.toMatch(/NaN|Infinity/);
});

test('one activity of 24 hours leaves no Free Time; activities without hours leave only Free Time', async ({
  visitor,
}) => {
  await visitor.open();
  const shares = visitor.section('Life Spent On Activities');
  for (const [position, hours] of ['24', '0', '0'].entries()) {
    await visitor.field(`Activity ${position + 1} hours per day`).fill(hours);
  }
  await visitor.visualize();
  await expect(shares.getByRole('row', { name: /Free Time/ })).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('0');
  await visitor.submit();
  await expect(shares.getByRole('row', { name: /Free Time 100\.0%/ })).toBeVisible();
  await expect(shares.locator('svg [data-mark]')).toHaveCount(1);
});

test('control characters and lone surrogates in a name break neither the page nor the image', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  // Set by script: no keyboard has them, but a paste can contain them.
  await visitor.field('Activity 2 name').evaluate((input) => {
    // Bypasses React's own property, as a browser would.
    Reflect.set(HTMLInputElement.prototype, 'value', 'one\u0001two\uD800three\uFFFE', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await visitor.visualize();
  await expect(page.locator('.activity-card h4').nth(1)).toHaveText('onetwothree\uFFFE');
  const download = page.waitForEvent('download');
  await visitor.button('Share Results').click();
  await download;
});

test('a browser with an invalid language tag shows figures in English', async ({ page, visitor }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }));
  await visitor.open();
  await visitor.visualize();
  await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
});
