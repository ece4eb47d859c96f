import './page.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EVENT_EXHIBITS } from '../../../gallery/exhibits/events.tsx';
import { FORM_EXHIBITS } from '../../../gallery/exhibits/form.tsx';
import { RESULT_EXHIBITS } from '../../../gallery/exhibits/results.tsx';
import { button, field } from '../../../tests/support/mount-page.tsx';

const EXHIBITS = { ...FORM_EXHIBITS, ...RESULT_EXHIBITS, ...EVENT_EXHIBITS };

/** Mounts an exhibit of the gallery on a page in a window of this size. */
async function show(exhibit: string, width: number, height = 800) {
  await page.viewport(width, height);
  const shown = EXHIBITS[exhibit];
  if (!shown) throw new Error(`The gallery has no exhibit ${exhibit}`);
  const mounted = await render(<main className="page">{shown.render()}</main>);
  await document.fonts.ready;
  return mounted;
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

const boxOf = (selector: string) => find(selector).getBoundingClientRect();
const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

/** The boxes of an element's first text, one for each line. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  range.selectNodeContents(text ?? element);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** How many elements each row has, from the top. */
function countInRows(selector: string): number[] {
  const tops = boxesOf(selector).map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}

const countLines = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => linesOf(element).length);

/** Shows the three figures with the labels of a language. */
async function showSummary(language: string, width: number, labels: readonly string[]) {
  await show('summary-everyday', width);
  document.documentElement.lang = language;
  for (const [index, label] of document.querySelectorAll('.summary-figures dt').entries()) {
    label.textContent = labels[index] ?? '';
  }
}

/** Shows the page as one that reads from right to left. */
const readFromRight = () => document.documentElement.setAttribute('dir', 'rtl');

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.lang = 'en';
});

describe('Beside each other', () => {
  test.each([
    ['cards-everyday', [3]],
    ['cards-chapters', [2, 2]],
    ['cards-five', [3, 2]],
  ])('%s: at 768 pixels no card is alone in its row', async (exhibit, rows) => {
    await show(exhibit, 768);
    expect(countInRows('.activity-card')).toEqual(rows);
  });

  test('the pie is beside its table from 360 pixels on, and each row of the table is one line', async () => {
    await show('time-split-everyday', 360);
    const [pie, table] = [boxOf('.time-split-pie'), boxOf('.time-split .data-table')];
    expect(pie.right).toBeLessThanOrEqual(table.left);
    expect(pie.top).toBeLessThan(table.bottom);
    expect(new Set(boxesOf('.time-split tr').map(({ height }) => Math.round(height / 10)))).toEqual(
      new Set([3]),
    );
    await page.viewport(320, 800);
    await expect
      .poll(() => boxOf('.time-split-pie').bottom <= boxOf('.time-split .data-table').top)
      .toBe(true);
  });

  test.each([320, 390, 1280])(
    '“Backup” is at the end of the line of “Remember on this device”, %i pixels wide',
    async (width) => {
      await show('form-empty', width);
      // Of its words: what is around them, which a border would need, goes beyond the line.
      const words = document.createRange();
      words.selectNodeContents(find('.form-remember .button'));
      // But for the width of a border.
      expect(
        Math.abs(words.getBoundingClientRect().right - boxOf('.form-remember').right),
      ).toBeLessThanOrEqual(1);
      const [backup, label] = [boxOf('.form-remember .button'), boxOf('.form-remember label')];
      expect(backup.top).toBeLessThan(label.bottom);
      expect(backup.left).toBeGreaterThanOrEqual(label.right);
    },
  );
});

describe('The three figures', () => {
  test.each([
    ['de', ['Gelebte Jahre', 'Verbleibende Jahre', 'Verbleibende Wochen']],
    ['es', ['Años vividos', 'Años restantes', 'Semanas restantes']],
  ])('are in one row, in %s at 320 pixels, with labels of at most two lines', async (language, labels) => {
    await showSummary(language, 320, labels);
    expect(countInRows('.summary-figures > div')).toEqual([3]);
    expect(Math.max(...countLines('.summary-figures dt'))).toBeLessThanOrEqual(2);
  });

  test('have labels of one line, in zh-Hans at 320 pixels', async () => {
    await showSummary('zh-Hans', 320, ['已度过的年数', '剩余年数', '剩余周数']);
    expect(countLines('.summary-figures dt')).toEqual([1, 1, 1]);
  });

  test('are a line of text high with the labels beside them, in fr at 390 pixels', async () => {
    await showSummary('fr', 390, ['Années vécues', 'Années restantes', 'Semaines restantes']);
    expect(countInRows('.summary-figures > div')).toEqual([3]);
    expect(boxOf('.summary-figures').height).toBeLessThan(34);
  });
});

describe('Nothing moves', () => {
  test.each([360, 768, 1280])('when the undo of the form appears, %i pixels wide', async (width) => {
    await show('form-filled', width);
    // But the button that stays in the window, wherever the form is.
    const placesOf = () =>
      boxesOf('.life-form :is(input, .button:not(#undo, [type="submit"]))').map(({ top }) =>
        Math.round(top - boxOf('.life-form').top),
      );
    const before = placesOf();
    await field('Activity 1 hours per day').fill('7');
    await expect.element(button('Undo changing Sleep')).toBeVisible();
    expect(placesOf()).toEqual(before);
  });

  test('as an icon beside the label and above it, where its words would be cut', async () => {
    await show('form-removed', 360);
    const [undo, label] = [boxOf('#undo'), boxOf('#activities-label')];
    expect(undo.height).toBe(44);
    expect(undo.bottom).toBeCloseTo(label.bottom, 0);
    expect(undo.top).toBeGreaterThanOrEqual(boxOf('#manual').bottom);
    expect(undo.width).toBe(44);
    expect(undo.left).toBeGreaterThanOrEqual(label.right);
  });
});

test.each([360, 1280])(
  'the box for a life in lines shows all of its example, %i pixels wide',
  async (width) => {
    await show('entries', width);
    await button('Add to your weeks').click();
    await page.elementLocator(find('.add-events .menu button:last-child')).click();
    const box = page.getByRole('dialog').getByRole('textbox');
    await expect.element(box).toBeVisible();
    const heightOf = () => boxOf('.typed-box').height;
    const empty = heightOf();
    const example = box.element().getAttribute('placeholder') ?? '';
    expect(example.split('\n')).toHaveLength(5);
    await userEvent.fill(box, example);
    expect(heightOf()).toBe(empty);
    expect(find('.typed-box').scrollHeight).toBeLessThanOrEqual(Math.ceil(empty));
  },
);

test('the folded part of each analysis repeats no heading', async () => {
  await show('health-enough', 1280);
  const headings = Array.from(document.querySelectorAll('h4'), ({ textContent }) => textContent);
  expect(headings).toEqual(['Exercise Analysis', 'Sleep Analysis']);
  expect(find('details').textContent).toContain('Sleep Analysis');
});

test.for([
  ['fr', '"«\u202f" "\u202f»" "“" "”"'],
  ['es', '"«" "»" "“" "”"'],
] as const)('the quotation marks of the quote are those of the messages: %s', ([language, marks]) => {
  document.documentElement.lang = language;
  expect(getComputedStyle(document.documentElement).quotes).toBe(marks);
});

describe('On a page that reads from right to left', () => {
  test('an empty field for a name reads from there as well', async () => {
    await show('form-offer', 360);
    readFromRight();
    const empty = getComputedStyle(field('Activity 4 name').element());
    expect(empty.direction).toBe('rtl');
    expect(getComputedStyle(field('Activity 1 name').element()).direction).toBe('ltr');
  });

  test('a message in another script keeps to the side of the page, as its list does', async () => {
    await show('form-wrong', 360);
    readFromRight();
    const [link] = document.querySelectorAll('.form-error-summary a');
    const [line] = link ? linesOf(link) : [];
    expect(line?.right).toBeCloseTo(link?.getBoundingClientRect().right ?? 0, 0);
  });

  test('names in another script keep to the side of the page, beside bars and in tables', async () => {
    await show('projections-everyday', 360);
    readFromRight();
    await button('Show as a table: Future Projections').click();
    for (const selector of ['.future-bars-name', 'tbody th']) {
      const cells = [...document.querySelectorAll(selector)];
      expect(cells.length).toBeGreaterThanOrEqual(4);
      for (const cell of cells) {
        expect(linesOf(cell)[0]?.right, cell.textContent).toBeCloseTo(cell.getBoundingClientRect().right, 0);
      }
    }
  });

  test('the arrow of a list to choose from is at the left, where the list ends', async () => {
    await show('form-schedules', 1280);
    await button(/^Activity 2 days and ages/).click();
    await expect.element(field('Days a week')).toBeVisible();
    const placeOf = () => getComputedStyle(find('.select')).backgroundPosition;
    expect(placeOf()).toBe('calc(100% - 14px) 50%');
    readFromRight();
    expect(placeOf()).toBe('calc(0% + 14px) 50%');
  });
});

/** The nearest element around another that has a box of its own, which `overflow` holds for. */
function boxAround(element: Element): Element | null {
  const parent = element.parentElement;
  return parent && getComputedStyle(parent).display === 'inline' ? boxAround(parent) : parent;
}

// How far the marks of a letter go depends on the machine's fonts, so nothing is drawn here.
test.each([
  'form-empty',
  'weeks-by-chapters',
  'people-many',
  'time-split-everyday',
  'projections-everyday',
  'cards-everyday',
])('%s: a name with many marks on a letter draws nothing over the lines around its own', async (exhibit) => {
  await show(exhibit, 600);
  const names = [...document.querySelectorAll('bdi')];
  expect(names).not.toEqual([]);
  for (const name of names) {
    const box = boxAround(name);
    expect(box && getComputedStyle(box).overflowY, name.textContent).toBe('clip');
  }
});
