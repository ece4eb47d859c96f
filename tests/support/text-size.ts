import type { Page } from '@playwright/test';

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
