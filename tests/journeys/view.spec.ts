import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BUILT_LANGUAGES } from '../support/built-languages.ts';
import { expect, test } from '../support/test.ts';
import { countLived, inJapan, line, note, openView, picture, SAVED, save } from '../support/view.ts';

test('the view shows the saved life full screen, in words too, and leads to the page by any key', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await save(page, JSON.stringify(inJapan));
  await openView(page);
  await expect(picture(page)).toHaveAttribute(
    'aria-description',
    'You have lived 2,191 weeks. The picture ends at a life expectancy of 84.5 years. Now: Berlin. 1 moment is marked.',
  );
  await expect(line(page)).toHaveText('2,191 weeks lived');
  // 42 years of 52 weeks.
  expect(await countLived(page)).toBe(2184);
  await expect(page.locator('[data-marker=moment]')).toHaveCount(1);
  await expect(page.locator('[data-marker=now-week]')).toHaveCount(1);
  const { width, height } = (await page.locator('.view-window').boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  await page.keyboard.press('Escape');
  await visitor.allSections();
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
});

test('the view fits into any window', { tag: '@matrix' }, async ({ page, visitor }) => {
  void visitor;
  await save(page, JSON.stringify(SAVED));
  for (const [width, height, columns] of [
    [1280, 720, true],
    [360, 740, false],
    [2560, 400, true],
    [200, 200, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openView(page);
    await expect(picture(page)).toBeVisible();
    const box = await picture(page).boundingBox();
    const drawn = await page.locator('.view-weeks > g').boundingBox();
    if (!box || !drawn) throw new Error('Nothing is drawn');
    for (const each of [box, drawn]) {
      expect(each.x).toBeGreaterThanOrEqual(0);
      expect(each.y).toBeGreaterThanOrEqual(0);
      expect(each.x + each.width).toBeLessThanOrEqual(width);
      expect(each.y + each.height).toBeLessThanOrEqual(height);
    }
    expect(box.width > box.height).toBe(columns);
    // The dots take the room that there is, one way or the other.
    expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.7);
  }
});

for (const { path, page: html } of BUILT_LANGUAGES) {
  const [, tag = ''] = /lang="([^"]+)"/.exec(html) ?? [];
  test(`at /${path}view/, the view is in ${tag}, and search engines leave it out`, {
    tag: path === 'ar/' ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify({ ...SAVED, document: { ...SAVED.document, events: null } }));
    await page.goto(`./${path}view/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('.view-line')).toContainText(/2[.,\s\u202f\u00a0]?191/);
    // The first week is at the right where the page reads from right to left.
    const box = await page.locator('.view-weeks').boundingBox();
    const first = await page.locator('[data-tone=lived]').boundingBox();
    if (!box || !first) throw new Error('Nothing is drawn');
    const isAtRight = first.x - box.x > box.width / 3;
    expect(isAtRight).toBe(path === 'ar/');
    await page.mouse.click(200, 200);
    await page.waitForURL(new RegExp(`/${path}$`));
  });
}

test('the view has no barrier that axe finds, light or in forced colors', async ({ page, visitor }) => {
  void visitor;
  await openView(page);
  await expect(note(page)).toBeVisible();
  await expectNoViolations(page, 'the view without a life');
  await page.evaluate((form) => localStorage.setItem('form', form), JSON.stringify(SAVED));
  for (const [theme, forcedColors] of [
    ['light', 'none'],
    ['dark', 'active'],
  ] as const) {
    await page.emulateMedia({ forcedColors });
    await openView(page, `#${writeViewLink({ ...DEFAULT_VIEW, theme }, null)}`);
    await expect(picture(page)).toBeVisible();
    await expectNoViolations(page, `the view, ${theme}, forced colors ${forcedColors}`);
  }
});
