import { readDrawing, readPdf } from '../support/read-pdf.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** The messages at the fields. */
const PROBLEMS = '.field-problem:not(:empty)';

test('hours are accepted in the notations that people use, others are reported, and arrow keys step them', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fill('spinbutton', 'Activity 1 hours per day', '7,5');
  await visitor.holds('spinbutton', 'Activity 1 hours per day', '7.5');
  await visitor.fill('spinbutton', 'Activity 2 hours per day', '٧');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '7');
  await visitor.reads(PROBLEMS);
  await visitor.fill('spinbutton', 'Activity 3 hours per day', '0:30');
  await visitor.reads(PROBLEMS);
  await visitor.reads('#total-hours', 'Total: 15 of 24 hours, 9 free');
  await visitor.press('Tab');
  await visitor.holds('spinbutton', 'Activity 3 hours per day', '0.5');
  await visitor.open();
  await visitor.fill('spinbutton', 'Activity 1 hours per day', '7-8');
  await visitor.holds('textbox', 'Activity 1 hours per day', '7-8');
  await visitor.press('Tab');
  await visitor.holds('spinbutton', 'Activity 1 hours per day', '0');
  await visitor.reads('.activity-note:not(:empty)', /7-8/);
  await visitor.reads('#total-hours', 'Total: 9 of 24 hours, 15 free');
  await visitor.fill('spinbutton', 'Activity 2 hours per day', '7.25');
  await visitor.press('ArrowUp');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '7.5');
  await visitor.press('ArrowDown', 'ArrowDown');
  await visitor.holds('spinbutton', 'Activity 2 hours per day', '6.5');
});

test('an incomplete form lists the problems, with links to the fields', { tag: '@matrix' }, async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.choose('button', 'Visualize My Life');
  await visitor.isAt('group', 'There is a problem');
  await visitor.reads(PROBLEMS, 'Please enter a valid birthdate in the past', 'Please select a country');
  await visitor.choose('link', 'Country');
  await visitor.isAt('button', 'Country Choose a country');
  await visitor.choose('checkbox', 'Enter life expectancy manually');
  await visitor.fill('spinbutton', 'Life expectancy (years)', '76');
  await visitor.reads(PROBLEMS, 'Please enter a valid birthdate in the past');
});

const FIGURES = '.summary-figures dd';
const REMAINING = '.timeline-remaining';
const TOOLTIP = '[role="tooltip"]';

test('the worked example shows its figures, the slider changes them, and charts can be read by keyboard', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads(FIGURES, '42', '34', '1,768');
  await visitor.reads(
    '[aria-labelledby="time-split-title"] tr',
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
  await visitor.reads(REMAINING, 'That’s 10,556 days, counting 52 weeks to a year.');
  await visitor.press('End');
  await visitor.holds('slider', 'Interactive Timeline', '1768');
  await visitor.press('Home');
  await visitor.reads(REMAINING, 'That’s 12,376 days, counting 52 weeks to a year.');
  await visitor.reads(FIGURES, '42', '34', '1,768');
  await visitor.tabTo('button', 'Show as a table: Future Projections');
  await visitor.press('Enter');
  await visitor.reads(
    '[aria-labelledby="projections-title"] tr',
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
  positions: { x: number; y: number }[],
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
  }, positions);
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
  const positions: { x: number; y: number }[] = await visitor.tab.run(() =>
    JSON.parse(document.documentElement.dataset['names'] ?? '[]'),
  );
  expect(positions).toHaveLength(2);
  const { width, inks } = await measureInk(visitor, positions);
  expect(width).toBe(1080 * 1.5);
  expect(Math.min(...inks)).toBeGreaterThan(100);
});

test('texts of pictures are at their positions inside the pictures, on an Arabic page', {
  tag: '@matrix',
}, async ({ visitor, address }) => {
  await visitor.open(`${address}/ar/`);
  await visitor.click('link', 'عرض المثال كاملًا');
  const findPositions = () =>
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
  await expect.poll(async () => (await findPositions()).map(({ text }) => text)).toContain('60');
  const positions = await findPositions();
  expect(positions.filter(({ isInside }) => !isInside)).toEqual([]);
  const [twenty, forty, sixty] = ['20', '40', '60'].map(
    (age) => positions.find(({ text }) => text === age)?.fromRight ?? 0,
  );
  expect(twenty).toBeGreaterThan(0);
  expect((sixty ?? 0) - (forty ?? 0)).toBeCloseTo((forty ?? 0) - (twenty ?? 0), 0);
});

const POINTS_PER_MM = 72 / 25.4;

test('a picture to keep is printed on one page, on its own sheet and on a smaller one', {
  tag: '@matrix',
}, async ({ visitor, engine }) => {
  // For WebKit, `tests/journeys/print.spec.ts` has what does not depend on the engine.
  test.skip(engine === 'WebKit', 'Its driver cannot print.');
  await visitor.open();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.choose('button', 'Make a poster');
  await visitor.tabTo('radio', /^Print/);
  const print = async (width: number, height: number) =>
    readPdf((await visitor.tab.print?.({ width, height })) ?? new Uint8Array());
  const own = await print(297, 420);
  expect(own.pages).toBe(1);
  for (const [index, length] of [297, 420].entries())
    expect(Math.abs((own.size[index] ?? 0) - length * POINTS_PER_MM)).toBeLessThanOrEqual(1);
  // Firefox prints it on its own sheet all the same.
  expect((await print(216, 279)).pages).toBe(1);
});

test('results are printed alike from a narrow and a wide window', {
  tag: '@matrix',
}, async ({ visitor, engine }) => {
  test.skip(engine === 'WebKit', 'Its driver cannot print.');
  await visitor.open();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads(FIGURES, '42', '34', '1,768');
  // All sections are there, in their typefaces, and the weeks are filled.
  await visitor.finds('a page at rest', true, () => {
    const isWhole = ['.weeks-field:not([data-filling])', '.disclaimer'].every((part) =>
      document.querySelector(part),
    );
    return isWhole && document.fonts.status === 'loaded';
  });
  // Its typeface is optional: a browser may draw it in some prints only.
  await visitor.tab.run(() => document.querySelector('.quote')?.remove());
  for (const [width, height] of [
    [210, 297],
    [279, 216],
  ] as const) {
    const drawings: (readonly string[])[] = [];
    for (const window of [390, 1920]) {
      await visitor.tab.resize?.(window);
      drawings.push(readDrawing((await visitor.tab.print?.({ width, height })) ?? new Uint8Array()));
    }
    const [narrow = [], wide = []] = drawings;
    expect(narrow.length, 'pages that are drawn').toBeGreaterThan(4);
    expect(JSON.stringify(wide) === JSON.stringify(narrow), `${width} × ${height} mm`).toBe(true);
  }
});
