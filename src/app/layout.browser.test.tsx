// First, as it orders the layers of the style sheets of all components.
import './styles/page.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FORM_EXHIBITS } from '../../gallery/exhibits/form.tsx';
import { RESULT_EXHIBITS } from '../../gallery/exhibits/results.tsx';
import { SAMPLE_EXHIBITS } from '../../gallery/exhibits/samples.tsx';
import { InResults, sampleOfAge } from '../../gallery/in-results.tsx';
import { button, field, mountPage, setClock, summary, visualize } from '../../tests/support/mount-page.tsx';
import { ActivityCards } from '../sections/cards/activity-cards.tsx';

const EXHIBITS = { ...FORM_EXHIBITS, ...RESULT_EXHIBITS, ...SAMPLE_EXHIBITS };

/** Shows a component of the gallery, in a window of a width. */
async function show(id: string, width: number): Promise<void> {
  const exhibit = EXHIBITS[id];
  if (!exhibit) throw new Error(`The gallery has no ${id}`);
  setClock();
  await page.viewport(width, 800);
  const { container } = await render(exhibit.render());
  exhibit.interact?.(container);
}

const findAll = (selector: string) => [...document.querySelectorAll(selector)];
function find(selector: string, within: ParentNode = document): Element {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
const boxOf = (selector: string, within?: ParentNode) => find(selector, within).getBoundingClientRect();
const styleOf = (selector: string) => getComputedStyle(find(selector));

/** Shows the tooltip of the first chart. */
function focusChart(): void {
  const chart = find('.chart-cursor');
  if (chart instanceof HTMLElement) chart.focus();
}
const readTooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';

/** The box of the text in an element, which may be wider than its text. */
function textBoxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const middleOf = ({ left, right, top, bottom }: DOMRect) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Different values, in whole pixels. */
const distinct = (values: readonly number[]) => [...new Set(values.map(Math.round))];

describe('The form', () => {
  test.each([360, 1280])('has its hours in one column, %i pixels wide', async (width) => {
    await show('form-five', width);
    expect(findAll('.button-sign')).toHaveLength(2);
    expect(
      distinct(findAll('.activity-hours').map((hours) => hours.getBoundingClientRect().left)),
    ).toHaveLength(1);
  });

  test('has the arrow of a long country beside its lines, within the field', async () => {
    await show('form-snapshot', 320);
    const [name, arrow, whole] = ['#country .between', '#country .country-chevron', '#country'].map((part) =>
      boxOf(part),
    );
    if (!name || !arrow || !whole) throw new Error('No box');
    expect(name.height).toBeGreaterThan(40);
    expect(arrow.left).toBeGreaterThanOrEqual(name.right);
    expect(middleOf(arrow).y).toBeCloseTo(middleOf(whole).y, 0);
  });

  test('has square boxes to tick, however long their labels', async () => {
    await show('form-filled', 200);
    const boxes = findAll('.checkbox input').map((box) => box.getBoundingClientRect());
    expect(boxes.length).toBeGreaterThan(0);
    for (const { width, height } of boxes) expect([width, height]).toEqual([22, 22]);
  });

  test('ends an entry that is too long for its field with an ellipsis', async () => {
    await show('form-filled', 360);
    expect(distinctStyles('.input', 'textOverflow')).toEqual(['ellipsis']);
  });
});

/** The different values of a property. */
const distinctStyles = (selector: string, property: 'fontFamily' | 'textOverflow') => [
  ...new Set(findAll(selector).map((element) => getComputedStyle(element)[property])),
];

describe('The life above the form', () => {
  test('has its key at the same place, however long the sentence', async () => {
    await page.viewport(1280, 800);
    await mountPage();
    const { left, top } = boxOf('.life-preview figcaption');
    const before = find('.life-preview p').textContent;
    await field('Birthdate').fill('2026-02-28');
    await expect.poll(() => find('.life-preview p').textContent).not.toBe(before);
    const after = boxOf('.life-preview figcaption');
    expect([after.left, after.top]).toEqual([left, top]);
  });

  test('shows the present month whole, which is larger than its row at the edge', async () => {
    await page.viewport(1000, 800);
    await mountPage();
    await field('Birthdate').fill('2026-02-28');
    await expect.poll(() => boxOf('.month-field > ellipse').top).toBeLessThan(boxOf('.month-field').top);
    expect(styleOf('.month-field').overflow).toBe('visible');
  });
});

describe('The results', () => {
  test('have weeks as high as a phone on its side, with what colors them beside the headline', async () => {
    await page.viewport(844, 390);
    await mountPage();
    await visualize();
    await expect.poll(() => findAll('.weeks-field .chart, .timeline-bar').length).toBe(2);
    const weeks = boxOf('.weeks-field .chart');
    expect(weeks.height + boxOf('.timeline-bar').height).toBeLessThan(innerHeight);
    expect(weeks.height).toBeGreaterThan(innerHeight * 0.75);
    const [choice, headline] = [boxOf('.weeks-choice'), boxOf('.weeks-headlines')];
    expect(choice.bottom).toBeLessThanOrEqual(headline.bottom + 1);
    for (const text of findAll('.weeks-headline span'))
      expect(textBoxOf(text).right).toBeLessThan(choice.left);
  });

  test('have a sentence a line in a window of 1,000 pixels and more', async () => {
    await page.viewport(1000, 800);
    await mountPage();
    await visualize('1984-02-29', '84.04');
    await expect.poll(() => findAll('.weeks-headline').length).toBe(1);
    for (const width of [1000, 1280, 1440]) {
      await page.viewport(width, 800);
      const lineHeight = Number.parseFloat(styleOf('.weeks-headline').lineHeight);
      expect(Math.round(boxOf('.weeks-headline').height / lineHeight), `${width} pixels`).toBe(2);
    }
  });

  test('have room above the note that the entries were changed', async () => {
    await page.viewport(1280, 800);
    await mountPage();
    await visualize();
    await expect.element(page.getByRole('heading', { name: 'Life in Weeks' })).toBeVisible();
    await field('Activity 1 hours per day').fill('7');
    await expect.poll(() => findAll('.outdated').length).toBe(1);
    const { top } = boxOf('.outdated');
    expect(top - boxOf('.card').bottom).toBeGreaterThanOrEqual(24);
  });

  test.each(['time-split-five', 'projections-five'])('have names of tables at their edge: %s', async (id) => {
    for (const width of [360, 1280]) {
      await show(id, width);
      for (const opener of findAll('.small-button')) if (opener instanceof HTMLElement) opener.click();
      await expect.poll(() => findAll('.data-table').length).toBeGreaterThan(0);
      const table = boxOf('.data-table');
      const names = findAll('.data-table th:first-child').map((name) => textBoxOf(name).left - table.left);
      expect(distinct(names), `${width} pixels`).toEqual([0]);
    }
  });

  test('have the timeline’s table above the space that ends the section', async () => {
    await show('timeline-tooltip', 1280);
    await expect.poll(() => findAll('.timeline .data-table').length).toBe(1);
    const space = boxOf('.explore').bottom - boxOf('.timeline .data-table').bottom;
    expect(space).toBeGreaterThanOrEqual(40);
  });

  test('have a name that reads from right to left beside its bar', async () => {
    await show('projections-rtl', 1280);
    await expect.poll(() => findAll('.future-bars-bar svg').length).toBeGreaterThan(0);
    const names = findAll('.future-bars-name bdi').map((name) => textBoxOf(name).left);
    expect(distinct(names)).toHaveLength(1);
  });

  test('draw the least share of time as well', async () => {
    await show('projections-tiny', 1280);
    await expect.poll(() => findAll('.future-bars-bar rect[data-tone]').length).toBeGreaterThan(0);
    const widths = findAll('.future-bars-bar rect[data-tone]').map((part) =>
      Number(part.getAttribute('width')),
    );
    for (const width of widths) expect(width === 0 || width >= 1, String(width)).toBe(true);
    expect(Math.min(...widths.filter(Boolean))).toBeLessThan(2);
  });

  test('have the comparisons of a row of cards on one line, whatever is above them', async () => {
    await show('cards-long', 1280);
    const cards = findAll('.activity-card').map((card) => card.getBoundingClientRect());
    const [first] = cards;
    const inRow = findAll('.comparisons')
      .map((each) => each.getBoundingClientRect())
      .filter((_, index) => cards[index]?.top === first?.top);
    expect(inRow.length).toBeGreaterThan(1);
    expect(distinct(inRow.map(({ top }) => top))).toHaveLength(1);
  });

  test('say on a phone when an activity happens in the line of its share', async () => {
    await show('cards-everyday', 360);
    // Working years are offered on a line of their own.
    const cards = findAll('.activity-card:not(:has(.activity-when > span))');
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      const [share = Number.NaN, when = Number.NaN] = ['.activity-facts', '.activity-when'].map(
        (part) => middleOf(boxOf(part, card)).y,
      );
      expect(Math.abs(when - share)).toBeLessThan(8);
    }
  });

  test('have no empty list of comparisons', async () => {
    // Of 18 seconds at an age of 36, every figure about work is shown as 0.
    const work = { id: 'work', name: 'Work', hours: 0.005, color: 'green' } as const;
    const sleep = { id: 'sleep', name: 'Sleep', hours: 8, color: 'blue' } as const;
    await render(
      <InResults sample={sampleOfAge(36, { activities: [work, sleep] })}>
        <ActivityCards />
      </InResults>,
    );
    expect(findAll('.activity-card').map((card) => card.querySelectorAll('.comparisons').length)).toEqual([
      0, 1,
    ]);
  });

  test('have the button of a title below it if there is no room beside it', async () => {
    await show('projections-everyday', 150);
    const title = textBoxOf(find('.section-title h3'));
    const { left, top } = boxOf('.section-title button span');
    expect(
      left >= title.right || top >= title.bottom - 1,
      `${left} ${title.right} ${top} ${title.bottom}`,
    ).toBe(true);
  });

  test('label their charts in the typefaces of the page, with the same ones to stand in', async () => {
    await show('projections-everyday', 1280);
    await expect.poll(() => findAll('.chart text').length).toBeGreaterThan(0);
    expect(distinctStyles('.chart text', 'fontFamily')).toEqual([styleOf('html').fontFamily]);
  });

  test('show a tooltip over the timeline, which covers the chart', async () => {
    await page.viewport(360, 800);
    await mountPage();
    await visualize();
    await expect.poll(() => findAll('.timeline-bar').length).toBe(1);
    await expect.poll(() => findAll('.chart-cursor').length).toBeGreaterThan(0);
    focusChart();
    await expect.poll(readTooltip).not.toBe('');
    scrollBy({
      top: middleOf(boxOf('[role="tooltip"]')).y - middleOf(boxOf('.timeline-bar')).y,
      behavior: 'instant',
    });
    const { x, y } = middleOf(boxOf('[role="tooltip"]'));
    expect(Math.abs(y - middleOf(boxOf('.timeline-bar')).y)).toBeLessThan(10);
    expect(document.elementFromPoint(x, y)?.closest('[role="tooltip"]')).toBeTruthy();
  });

  test('of another life are read with the keyboard from its own week on', async () => {
    await page.viewport(1280, 800);
    await mountPage();
    await visualize();
    await expect.poll(() => findAll('.chart-cursor').length).toBeGreaterThan(0);
    focusChart();
    await userEvent.keyboard('{Home}');
    await expect.poll(readTooltip).toContain('Age 0, week 1');
    await field('Birthdate').fill('1990-01-01');
    await button('Visualize My Life').click();
    await expect.poll(() => summary('Years Lived')).toBe('36');
    focusChart();
    await expect.poll(readTooltip).toContain('Age 36');
  });
});

test('A toast is at the top of the window, beside its end', async () => {
  await show('toast-bad', 1280);
  await expect.poll(() => findAll('.toast').length).toBe(1);
  const { top, right } = boxOf('.toasts');
  expect([top, innerWidth - right]).toEqual([16, 16]);
});
