import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The lines of text that have been drawn into images. */
    drawn: string[];
  }
}

/** Records the text that is drawn into images from then on. Call it before the page is opened. */
export const recordDrawnText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.drawn = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the canvas that it was called with
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function record(text, ...position) {
      window.drawn.push(text);
      fillText.call(this, text, ...position);
    };
  });

/** The lines that have been drawn since the last call. */
export const takeDrawnText = (page: Page): Promise<string[]> => page.evaluate(() => window.drawn.splice(0));
