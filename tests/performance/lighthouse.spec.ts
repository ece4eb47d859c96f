import { expect, test } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { runLighthouse } from './lighthouse.ts';

/** With the settings of the tests, as a visitor gets it; speed depends on the machine: the benchmark measures it. */
test('Lighthouse has nothing to improve on a phone, in the form and in the results', {
  tag: '@matrix',
}, async ({ baseURL }) => {
  const { form, results, load } = await runLighthouse(baseURL ?? '');
  for (const [screen, scores] of Object.entries({ form, results })) {
    for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
      const score = scores?.[category];
      const lost = score?.lost.join('; ');
      expect.soft(score?.score, `${screen}, ${category}: ${lost}`).toBe(BUDGETS.lighthouseScore.limit);
    }
  }
  expect.soft(load.layoutShift).toBeLessThanOrEqual(BUDGETS.layoutShift.limit);
});
