import { expect, test } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { runLighthouse } from './lighthouse.ts';

/** Speed depends on the machine: the benchmark measures it. */
test('Lighthouse has nothing to improve on a phone, in the form and in the results', {
  tag: '@matrix',
}, async ({ baseURL }) => {
  const { form, results, layoutShift } = await runLighthouse(baseURL ?? '');
  for (const [screen, scores] of Object.entries({ form, results })) {
    for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
      const { score, lost } = scores[category];
      expect.soft(score, `${screen}, ${category}: ${lost.join('; ')}`).toBe(BUDGETS.lighthouseScore.limit);
    }
  }
  expect.soft(layoutShift).toBeLessThanOrEqual(BUDGETS.layoutShift.limit);
});
