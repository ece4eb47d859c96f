import { expect, test } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { readFigure, runOnScreens } from './lighthouse.ts';

/** With the settings of the tests, as a visitor gets it; speed depends on the machine: the benchmark measures it. */
test('Lighthouse has nothing to improve on a phone, in the form and in the results', {
  tag: '@matrix',
}, async ({ baseURL }) => {
  const screens = await runOnScreens(baseURL ?? '');
  for (const [screen, { categories, audits }] of Object.entries(screens)) {
    for (const category of ['accessibility', 'best-practices', 'seo']) {
      const checked = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
      const lost = checked.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
      expect.soft(checked, `${screen}, ${category}`).not.toEqual([]);
      expect.soft(lost, `${screen}, ${category}`).toEqual([]);
    }
  }
  expect.soft(readFigure(screens.form, 'cumulative-layout-shift')).toBeLessThan(BUDGETS.layoutShift);
});
