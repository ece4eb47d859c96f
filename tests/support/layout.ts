import { expect, type Page } from '@playwright/test';

/** The box of a line of text, in pixels of the window. */
interface TextBox {
  readonly text: string;
  /** The number of the text that the line belongs to: lines of one text may touch. */
  readonly of: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Every visible line of text in the elements that match.
 * @param over elements that cover other text on purpose, as a selector
 */
export function readTextBoxes(page: Page, selector: string, over = '[role="tooltip"]'): Promise<TextBox[]> {
  return page.evaluate(
    ([wanted, covering]) => {
      const texts: Text[] = [];
      for (const root of document.querySelectorAll(wanted)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      const isSeen = ({ data, parentElement }: Text) =>
        data.trim() !== '' &&
        parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !parentElement.closest(`.visually-hidden, title, ${covering}`);
      return texts.filter(isSeen).flatMap((text, of) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ left, right, top, bottom }) => ({ text: text.data.trim(), of, left, right, top, bottom }));
      });
    },
    [selector, over] as const,
  );
}

/** The part of a line's height above and below its letters, which another line may overlap. */
const ROOM = 0.22;

/** Pairs of texts that overlap. */
function findOverlaps(boxes: readonly TextBox[]): string[] {
  const letters = boxes.map((box) => {
    const room = (box.bottom - box.top) * ROOM;
    return { ...box, top: box.top + room, bottom: box.bottom - room };
  });
  return letters.flatMap((one, index) =>
    letters
      .slice(index + 1)
      .filter(
        (other) =>
          one.of !== other.of &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}

/** Texts that reach beyond the left or right edge. */
export function findOutside(
  boxes: readonly TextBox[],
  { left, right }: { readonly left: number; readonly right: number },
): string[] {
  return boxes.filter((box) => box.left < left - 1 || box.right > right + 1).map(({ text }) => text);
}

/** Words that are broken over two lines, in the elements that match. Not in charts, where no text wraps. */
export function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const broken: string[] = [];
    for (const root of document.querySelectorAll(wanted)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue;
        if (text.parentElement.closest('.visually-hidden, svg')) continue;
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}.,]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
}

/** Text that is cut off: in elements and charts that hide their overflow. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('#results *, .card *, .page-header *, .page-footer *')]
      .filter((element): element is HTMLElement => element instanceof HTMLElement)
      .filter((element) => !element.closest('.visually-hidden') && element.textContent.trim() !== '')
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && element.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      );
    const cutTexts = [...document.querySelectorAll('#results svg text')].filter((text) => {
      const svg = text.closest('svg');
      if (!svg || getComputedStyle(svg).overflow === 'visible') return false;
      const [own, within] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
      return (
        own.left < within.left - 1 ||
        own.right > within.right + 1 ||
        own.top < within.top - 2 ||
        own.bottom > within.bottom + 2
      );
    });
    return [...cut, ...cutTexts].map((element) => `${element.tagName} ${element.textContent}`);
  });
}

/** The timeline covers the content below it while it is not at its own place. */
const COVERING = '[role="tooltip"], [data-place]:not([data-place="own"])';

/** Checks that no text is cut off, overlaps another one or is outside of the window. @param state named in a failure */
export async function expectFits(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const width = await page.evaluate(() => innerWidth);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `${state}: nothing scrolls sideways`).toBeLessThanOrEqual(width);
  const boxes = await readTextBoxes(page, '.page-header, .card, #results, .page-footer', COVERING);
  expect(boxes.length).toBeGreaterThan(15);
  expect(findOutside(boxes, { left: 0, right: width }), `${state}: texts outside of the window`).toEqual([]);
  expect(findOverlaps(boxes), `${state}: texts on each other`).toEqual([]);
  expect(await findCut(page), `${state}: texts that are cut`).toEqual([]);
}

/**
 * Sets the text size as the browser's own settings do. A font size in a style sheet is not the same: media queries go
 * by the setting alone. A screenshot of the full page resets it.
 * @param size CSS pixels; 16 unless a visitor has changed it
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Applies the text spacing of WCAG 1.4.12 by a constructed style sheet: the security policy allows no style element. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
}
