import type { Page } from '@playwright/test';

/**
 * Translates the page as browsers do, at once and whenever something is added: each text gets elements of its own, and
 * changes. The sign that is added to it has no width, and Playwright ignores it. Browsers leave drawings alone, and what
 * the page asks them to leave. A text of the page that is not alone in its element is an error.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
      for (const text of found) {
        const { parentElement } = text;
        if (!text.nodeValue?.trim() || !parentElement) continue;
        if (parentElement.closest('font, script, style, svg, template, textarea, [translate="no"]')) continue;
        if (parentElement.childNodes.length > 1 && document.getElementById('root')?.contains(text)) {
          reportError(new Error(`A text stands beside something: ${parentElement.innerHTML}`));
        }
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        parentElement.replaceChild(outer, text);
        outer.append(inner);
        inner.append(`${text.nodeValue}\u200b`);
      }
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
