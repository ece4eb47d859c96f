import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import type { SampleLife } from '../../../tests/fixtures/lives.ts';
import { linkTo } from '../../../tests/fixtures/shared-life.ts';
import { readLifeLink } from '../../document/life-link.ts';
import { PopulationRank } from './population.tsx';

/** A life as somebody sees it who opens a link to it. */
function openLink(sample: SampleLife) {
  const link = readLifeLink(linkTo(sample.shown));
  if (!link || link === 'newer') throw new Error('The link is not read');
  return { time: link.submitted.time };
}

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

test('a link says the same as the page, whatever the day since the last week of life began', async () => {
  // 2,650 million people are younger than somebody of 19 years and 45 weeks.
  for (let day = 17; day <= 27; day += 1) {
    const sample = sampleOfAge(19, { birthdate: { year: 2006, month: 4, day } });
    const { container, unmount } = await render(
      <>
        <InResults sample={sample}>
          <PopulationRank />
        </InResults>
        <InResults sample={sample} change={openLink(sample)}>
          <PopulationRank />
        </InResults>
      </>,
    );
    const [own, linked] = Array.from(container.querySelectorAll('.sentence'), (each) => each.textContent);
    expect(own).toContain('born later');
    // Of somebody else, it does not say “you”.
    expect(linked).toBe(own?.replace(' than you', ''));
    await unmount();
  }
});

test('a link to a newborn, which has no date, has no number of those born later', async () => {
  const sample = sampleOfAge(0, { birthdate: { year: 2026, month: 2, day: 28 } });
  const { container } = await render(
    <InResults sample={sample} change={openLink(sample)}>
      <PopulationRank />
    </InResults>,
  );
  expect(container.textContent).toBe('');
});
