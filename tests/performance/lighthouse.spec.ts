import { expect, test } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { BUDGETS } from './budgets.ts';
import { runLighthouse } from './lighthouse.ts';

/** Speed depends on the machine: the benchmark measures it. */
async function expectNothingToImprove(url: string): Promise<void> {
  const { form, results, load } = await runLighthouse(url);
  for (const [screen, scores] of Object.entries({ form, ...(results && { results }) })) {
    for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
      const { score, lost } = scores[category];
      expect.soft(score, `${screen}, ${category}: ${lost.join('; ')}`).toBe(BUDGETS.lighthouseScore.limit);
    }
  }
  expect.soft(load.layoutShift).toBeLessThanOrEqual(BUDGETS.layoutShift.limit);
}

test('Lighthouse has nothing to improve on a phone, in the form and in the results', {
  tag: '@matrix',
}, async ({ baseURL }) => {
  await expectNothingToImprove(baseURL ?? '');
});

test('Lighthouse has nothing to improve without a configured site address either', {
  tag: '@matrix',
}, async () => {
  const { url, stop } = await startServer();
  try {
    await expectNothingToImprove(url);
  } finally {
    await stop();
  }
});
