import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Puts each text into elements of its own, as browsers do that translate a page, at once and whenever one is added. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
      for (const text of found) {
        const { parentElement } = text;
        if (!text.nodeValue?.trim() || !parentElement) continue;
        if (parentElement.closest('font, script, style, svg, option, [translate="no"]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.parentNode?.replaceChild(outer, text);
        outer.append(inner);
        inner.append(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

test('a page that the browser translates stays whole, and its figures are those of the life', async ({
  page,
  visitor,
}) => {
  await translate(page);
  await visitor.open();
  await expect(page.locator('#total-hours font').first()).toBeVisible();
  for (const [hours, total] of [
    ['23', 'Total: 32 hours, 8 more than a day has'],
    ['7', 'Total: 16 of 24 hours, 8 free'],
    ['23', 'Total: 32 hours, 8 more than a day has'],
    ['8', 'Total: 17 of 24 hours, 7 free'],
  ] as const) {
    await visitor.field('Activity 1 hours per day').fill(hours);
    await expect(page.locator('#total-hours')).toHaveText(total);
  }
  await visitor.submit();
  await expect(visitor.problems()).toBeVisible();
  await visitor.visualize('1984-02-29', '76');
  await expect(visitor.summary('Years Remaining')).toHaveText('34');
  const sleep = visitor.card('Sleep').first();
  await expect(sleep).toContainText('14.0 years so far');
  await visitor.slider().fill('520');
  await expect(sleep).toContainText('17.3 years');
  await visitor.visualize('1954-02-28', '90');
  await expect(visitor.summary('Years Remaining')).toHaveText('18');
  await expect(page.locator('.headline')).toContainText('3,757 weeks');
  // Past the average.
  await visitor.visualize('1954-02-28', '60');
  await expect(visitor.summary('Years Remaining')).toHaveText('0');
  await expect(page.getByText('couldn’t be shown')).toHaveCount(0);
});
