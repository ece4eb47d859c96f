import '../../app/styles/page.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { LIVES } from '../../../tests/fixtures/lives.ts';
import { formatFor } from '../../words/format.ts';
import { ActivityCards, describeSchedule } from './activity-cards.tsx';

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
  ['at 36', { age: 36 }, 1],
  ['to a newborn, of whose years ahead they are', { age: 0 }, 1],
  ['where life ends before work begins', { age: 20, lifeExpectancy: 20 }, 0],
])('the usual days and ages of work are offered %s', async (_, life, count) => {
  await show(activities, life);
  await expect.element(page.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  const offer = page.getByRole('button', { name: 'Work: 5 days a week, 22 to 65' });
  await expect.poll(() => offer.elements()).toHaveLength(count);
  expect(document.body.textContent?.match(/Counted every day since birth\./g) ?? []).toHaveLength(count);
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

test.each([
  ['8 hours × 5 days a week, 22 to 65', 8, { days: 5, from: 22, until: 65 }],
  ['2 hours every day, from 30', 2, { days: 7, from: 30, until: null }],
  ['1.5 hours × 1 day a week, until 18', 1.5, { days: 1, from: 0, until: 18 }],
  ['6 hours × 3 days a week', 6, { days: 3, from: 0, until: null }],
])('When an activity happens: %s', (words, hours, schedule) => {
  expect(describeSchedule(formatFor('en'), hours, schedule)).toBe(words);
});
