import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const FIGURES = '.summary dd';
const REMAINING = '.remaining';
const TOOLTIP = '[role="tooltip"]';
const PIE = 'Life Spent On Activities';

test('the worked example shows its figures, the slider changes them, and charts can be read by keyboard', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads(FIGURES, '42', '34', '1,768');
  await visitor.readsRows(
    PIE,
    'ActivityShare',
    '1Sleep33.3%',
    '2Work33.3%',
    '3Exercise4.2%',
    '4Free Time29.2%',
  );
  await visitor.tabTo('application', /^2,191 weeks so far, 1,768 ahead until 76\./);
  await visitor.reads(TOOLTIP, /^Age 42, week 1/);
  await visitor.press('ArrowRight');
  await visitor.reads(TOOLTIP, /^Age 43, week 1/);
  await visitor.press('Escape');
  await visitor.reads(TOOLTIP);
  await visitor.tabTo('img', 'Sleep: 33.3% · 14.0 years');
  await visitor.reads(TOOLTIP, 'Sleep33.3% · 14.0 years');
  await visitor.press('ArrowRight');
  await visitor.reads(TOOLTIP, 'Work33.3% · 14.0 years');
  await visitor.press('Escape');
  await visitor.reads(TOOLTIP);
  await visitor.tabTo('slider', 'Interactive Timeline');
  await visitor.press('PageUp');
  await visitor.reads(REMAINING, 'At 47: 29 years to life expectancy, or 10,556 days at 52 weeks a year.');
  await visitor.press('ArrowRight', 'ArrowLeft');
  await visitor.reads(REMAINING, 'At 47: 29 years to life expectancy, or 10,556 days at 52 weeks a year.');
  await visitor.press('End');
  await visitor.holds('slider', 'Interactive Timeline', '1768');
  await visitor.press('Home');
  await visitor.reads(REMAINING, 'Today: 34 years to life expectancy, or 12,376 days at 52 weeks a year.');
  await visitor.reads(FIGURES, '42', '34', '1,768');
  await visitor.tabTo('button', 'Show as a table: Future Projections');
  await visitor.press('Enter');
  await visitor.readsRows(
    'Future Projections',
    /Activity/,
    /Sleep14\.011\.3/,
    /Work14\.011\.3/,
    /Exercise1\.81\.4/,
    /Free Time12\.39\.9/,
  );
});

/** Notes the left end of a name's baseline in the image, in its units, while the browser lays it out. */
const noteNames = (visitor: Visitor, name: string) =>
  visitor.tab.run((own) => {
    const observer = new MutationObserver(() => {
      const names = [...document.querySelectorAll('.picture-host bdi')]
        .filter(({ textContent }) => textContent.includes(own))
        .map((each) => each.getBoundingClientRect())
        .map(({ left, top }) => ({ x: left, y: top + 14 }));
      if (names.length > 0) document.documentElement.dataset['names'] = JSON.stringify(names);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, name);

/** The width of the image, and the number of pixels that differ from the background around each of these points. */
function measureInk(
  visitor: Visitor,
  places: { x: number; y: number }[],
): Promise<{ width: number; inks: number[] }> {
  return visitor.tab.run(async (each) => {
    const png = watched.saved.find(({ file }) => file.type === 'image/png');
    const image = await createImageBitmap(png?.file ?? new Blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const inks = each.map(({ x, y }) => {
      const [left, top, width, height] = [x, y - 14, 80, 20].map((units) => Math.round(units * 1.5));
      const data = context?.getImageData(left ?? 0, top ?? 0, width ?? 0, height ?? 0).data ?? [];
      const [ground = 0] = data;
      return [...data].filter((value, index) => index % 4 === 0 && Math.abs(value - ground) > 60).length;
    });
    return { width: image.width, inks };
  }, places);
}

const NAME = 'قراءة الكتب';

test('the results are saved as PNG, with a right-to-left name', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fillPerson();
  await visitor.fill('textbox', 'Activity 1 name', NAME);
  await visitor.visualize();
  await noteNames(visitor, NAME);
  await visitor.choose('button', 'Share Results');
  await visitor.getsFile('my-life-visualization.png');
  const places: { x: number; y: number }[] = await visitor.tab.run(() =>
    JSON.parse(document.documentElement.dataset['names'] ?? '[]'),
  );
  expect(places).toHaveLength(2);
  const { width, inks } = await measureInk(visitor, places);
  expect(width).toBe(1080 * 1.5);
  expect(Math.min(...inks)).toBeGreaterThan(100);
});
