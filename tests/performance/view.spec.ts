import { expect, test } from '../support/test.ts';
import { SAVED } from '../support/view.ts';
import { BUDGETS } from './budgets.ts';
import { listTransfers, noteTransfers, sumBytes } from './transfers.ts';

/** A saved life without chapters and moments. */
const PLAIN = JSON.stringify({ ...SAVED, document: { ...SAVED.document, activities: [], events: null } });

for (const path of ['', 'ar/']) {
  test(`on /${path}view/, everything up to the picture is within its budget, without React`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    void visitor;
    await page.addInitScript((text) => localStorage.setItem('form', text), PLAIN);
    const noted = noteTransfers(page);
    await page.goto(`./${path}view/`);
    await expect(page.locator('[data-marker=now-week]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const transfers = await noted.transfers();
    expect(sumBytes(transfers), listTransfers(transfers)).toBeLessThanOrEqual(BUDGETS.viewBytes.limit);
    expect(noted.elsewhere).toEqual([]);
    const scripts = transfers.filter(({ type }) => type === 'script').map((script) => script.path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(await (await page.request.get(script)).text()).not.toMatch(/useState|react\.element/);
    }
  });
}
