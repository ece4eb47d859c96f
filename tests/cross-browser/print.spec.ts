import { readPdf } from '../support/read-pdf.ts';
import { expect, test } from './test.ts';

const POINTS_PER_MM = 72 / 25.4;

test('a picture to keep is printed on one page, on its own sheet and on a smaller one', {
  tag: '@matrix',
}, async ({ visitor, engine }) => {
  // For WebKit, `tests/journeys/print.spec.ts` has what does not depend on the engine.
  test.skip(engine === 'WebKit', 'Its driver cannot print.');
  await visitor.open();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.choose('button', 'Open: A picture to keep');
  await visitor.tabTo('radio', /^Print/);
  const print = async (width: number, height: number) =>
    readPdf((await visitor.tab.print({ width, height })) ?? new Uint8Array());
  const own = await print(297, 420);
  expect(own.pages).toBe(1);
  for (const [index, length] of [297, 420].entries())
    expect(Math.abs((own.size[index] ?? 0) - length * POINTS_PER_MM)).toBeLessThanOrEqual(1);
  // Firefox prints it on its own sheet all the same.
  expect((await print(216, 279)).pages).toBe(1);
});
