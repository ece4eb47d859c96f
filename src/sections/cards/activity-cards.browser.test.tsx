import '../../app/styles/page.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { LIVES } from '../../../tests/fixtures/lives.ts';
import { ActivityCards } from './activity-cards.tsx';

const { activities } = LIVES.everyday.shown.life;
const show = (list = activities, change: { readonly age?: number; readonly lifeExpectancy?: number } = {}) =>
  render(
    <div style={{ inlineSize: '50rem' }}>
      <InResults
        sample={sampleOfAge(change.age ?? 36, {
          activities: list,
          lifeExpectancy: change.lifeExpectancy ?? 84,
        })}
      >
        <ActivityCards />
      </InResults>
    </div>,
  );

test.each([
  ['somebody who may work', { age: 36 }, ['Work']],
  ['a child whose life ends before work begins', { age: 0, lifeExpectancy: 10 }, []],
])('%s is told what counts every day since birth: %o', async (_, life, told) => {
  await show(activities, life);
  await expect.element(page.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  const text = document.body.textContent?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
  expect(
    [...text.matchAll(/([A-Z][a-z]+) is counted for every day since birth\./g)].map(([, name]) => name),
  ).toEqual(told);
});

test.each([
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
])('%d cards in rows of two or three have none alone: %o', async (count, rows) => {
  const [first] = activities;
  if (!first) throw new Error('There is no activity');
  await show(Array.from({ length: count }, (_, id) => ({ ...first, id: String(id), hours: 2 })));
  const tops = [...document.querySelectorAll('.activity-card')].map(
    (card) => card.getBoundingClientRect().top,
  );
  const found = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  expect(found).toEqual(rows);
});
