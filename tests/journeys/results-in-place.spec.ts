import { expect, SEEN_ON, test } from '../support/test.ts';

test('a change of the form says beside the button and over the results that they are out of date', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  const note = page.getByText('You’ve changed your entries. Press Visualize My Life to update the results.');
  await expect(note).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('7');
  await expect(note).toHaveCount(2);
  const [beside, over] = await Promise.all([note.first().boundingBox(), note.last().boundingBox()]);
  const button = await visitor.button('Visualize My Life').boundingBox();
  expect(Math.abs((beside?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(button?.height ?? 0);
  expect(over?.y).toBeLessThan((await visitor.results().boundingBox())?.y ?? 0);
  await visitor.submit();
  await expect(note).toHaveCount(0);
});

test('Apply Optimization leaves the page where it is, and can be undone', async ({ page, visitor }) => {
  await page.clock.install({ time: SEEN_ON });
  await visitor.open();
  await visitor.field('Activity 3 hours per day').fill('0');
  await visitor.visualize();
  const apply = visitor.button('Apply Optimization');
  await apply.focus();
  const place = async () => (await page.locator('#optimization button').boundingBox())?.y ?? 0;
  const before = await place();

  await apply.press('Enter');
  const undo = page.locator('#optimization').getByRole('button', { name: 'Undo changing Exercise' });
  await expect(undo).toBeFocused();
  await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0.36');
  // Longer than the page takes to start scrolling to new results.
  await visitor.letPass(1000);
  expect(Math.abs((await place()) - before)).toBeLessThan(5);

  await undo.press('Enter');
  await expect(apply).toBeFocused();
  await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0');
  await visitor.letPass(1000);
  expect(Math.abs((await place()) - before)).toBeLessThan(5);
});
