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
  for (const sheet of [
    { width: 297, height: 420 },
    { width: 216, height: 279 },
  ]) {
    const { pages, size } = readPdf((await visitor.tab.print(sheet)) ?? new Uint8Array());
    expect(pages).toBe(1);
    for (const [index, length] of [sheet.width, sheet.height].entries())
      expect(Math.abs((size[index] ?? 0) - length * POINTS_PER_MM)).toBeLessThanOrEqual(1);
  }
});
