import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import type { Profile } from '../../life/life.ts';
import { HealthOptimization } from './health-optimization.tsx';

const at = (age: number, change: Partial<Profile> = {}) => (
  <InResults key={age} sample={sampleOfAge(age, change)}>
    <HealthOptimization />
  </InResults>
);
const section = page.getByRole('region', { name: 'Health Optimization' });
const more = section.getByText('Recommendations and sources');

test('Health Optimization has a disclaimer and two analyses, whose recommendations are folded', async () => {
  // With 8 hours of sleep and 1 of exercise.
  await render(at(36));
  await expect.element(section).toHaveTextContent('not a forecast for one person');
  await expect.element(section.getByRole('heading', { name: 'Exercise Analysis' })).toBeVisible();
  await expect.element(section.getByText('Highly Active', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('heading', { name: 'Sleep Analysis' })).toBeVisible();
  await expect.element(section.getByText('Optimal', { exact: true })).toBeVisible();
  await expect.element(section).toHaveTextContent('Hours now7 hours a week');
  await expect.element(section).toHaveTextContent('A quieter week is no setback');
  await expect.element(section.getByText('WHO minimum')).not.toBeVisible();
  await more.click();
  await expect.element(section.getByText('WHO minimum')).toBeVisible();
  await expect.element(section).toHaveTextContent('WHO minimum2.5 hours a week');
  await expect.element(section.getByRole('link', { name: 'Arem 2015' })).toBeVisible();
  await expect.element(section).not.toHaveTextContent('Short of 8 hours');
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
});

test('under 18, the analyses are for adults, and do not judge', async () => {
  const { rerender } = await render(at(16));
  await expect.element(section).toHaveTextContent('These analyses are for adults.');
  await expect.element(section.getByRole('heading', { name: 'Exercise Analysis' })).toBeVisible();
  await expect
    .element(section)
    .not.toHaveTextContent(/Active|Optimal|WHO minimum|\d years|large groups|rule of thumb/);
  await expect.element(section.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(more).not.toBeInTheDocument();
  await rerender(at(18));
  await expect.element(more).toBeVisible();
  await expect.element(section).toHaveTextContent('These are patterns in large groups');
});

test('Without sleep and exercise, an adult is told what to add, and nobody under 18 is', async () => {
  const { rerender } = await render(at(18, { activities: [] }));
  await expect.element(section).toHaveTextContent('to see what research says about its hours');
  await rerender(at(17, { activities: [] }));
  await expect.element(section).not.toBeInTheDocument();
});
