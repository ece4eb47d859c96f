import { expect } from '@playwright/test';
import { test } from './test.ts';

test('texts of pictures are at their places inside the pictures, on an Arabic page', {
  tag: '@matrix',
}, async ({ visitor, address }) => {
  await visitor.open(`${address}/ar/`);
  await visitor.click('link', 'عرض مثال');
  const findPlaces = () =>
    visitor.tab.run(() =>
      [...document.querySelectorAll('.weeks-picture svg.chart')].flatMap((chart) => {
        const { left, right } = chart.getBoundingClientRect();
        return [...chart.querySelectorAll('text[text-anchor]')].map((text) => {
          const box = text.getBoundingClientRect();
          return {
            text: text.textContent,
            isInside: box.left > left - 20 && box.right < right + 20,
            fromRight: right - (box.left + box.right) / 2,
          };
        });
      }),
    );
  await expect.poll(async () => (await findPlaces()).map(({ text }) => text)).toContain('60');
  const places = await findPlaces();
  expect(places.filter(({ isInside }) => !isInside)).toEqual([]);
  const [twenty, forty, sixty] = ['20', '40', '60'].map(
    (age) => places.find(({ text }) => text === age)?.fromRight ?? 0,
  );
  expect(twenty).toBeGreaterThan(0);
  expect((sixty ?? 0) - (forty ?? 0)).toBeCloseTo((forty ?? 0) - (twenty ?? 0), 0);
});
