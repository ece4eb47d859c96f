import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { PopulationRank } from './population.tsx';

test('a newborn has a place by days, not by weeks', async () => {
  const birthdate = { year: 2026, month: 2, day: 28 };
  await render(
    <InResults sample={sampleOfAge(0, { birthdate })}>
      <PopulationRank />
    </InResults>,
  );
  // Since yesterday: of 620 million children under 5, as many as on any other day.
  await expect.element(page.getByText('340,000 people were born later')).toBeVisible();
});
