import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { HealthOptimization } from './health-optimization.tsx';

test('Without sleep and exercise, an adult is told what to add, and nobody under 18 is', async () => {
  const show = (age: number) => (
    <InResults key={age} sample={sampleOfAge(age, { activities: [] })}>
      <HealthOptimization />
    </InResults>
  );
  const { rerender } = await render(show(18));
  const section = page.getByRole('region', { name: 'Health Optimization' });
  await expect.element(section).toHaveTextContent('to see what research says about its hours');
  await rerender(show(17));
  await expect.element(section).not.toBeInTheDocument();
});
