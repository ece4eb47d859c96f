import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test } from '../support/test.ts';
import { colorBy } from '../support/weeks.ts';

const IN_IMAGE = 'This is an example: an invented person, born in 1990 in Canada.';

test('the example is marked as one, and leaves one’s own life alone', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    // Without the clipboard, the link is shown in the page.
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await recordDrawnText(page);
  await visitor.open();
  await visitor.addActivity(4, 'Kite flying', '3');
  await visitor.visualize('1951-07-09', '91.5');
  await visitor.slider().fill('104');
  await visitor.seeExample();
  await expect(page.getByText(IN_IMAGE)).toBeVisible();
  // From 15 May 1990 to 1 March 2026, and 82.1 − 35.
  await expect(visitor.summary('Years Lived')).toHaveText('35');
  await expect(visitor.summary('Years Remaining')).toHaveText('47.1');
  await expect(visitor.field('Birthdate')).toHaveCount(0);
  // The slider and the choices work; nothing else can be changed.
  await visitor.slider().fill('52');
  await colorBy(visitor, 'Activities');
  await visitor.section('How many reach each age').getByRole('radio', { name: 'Women' }).check();
  for (const name of ['Add to your weeks', 'Apply Optimization', 'Set days and ages for Sleep'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  // It is marked as an example in its image and in its link.
  const download = page.waitForEvent('download');
  await visitor.button('Share Results').click();
  await download;
  expect(await takeDrawnText(page)).toContain(IN_IMAGE);
  await visitor.copyLink();
  await expect(visitor.field('Link to these results')).toHaveValue(/#example$/);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  await expect(visitor.summary('Years Lived')).toHaveText('74');
});
