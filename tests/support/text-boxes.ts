import type { Page } from '@playwright/test';

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
export function findOverlaps(boxes: readonly TextBox[]): string[] {
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
