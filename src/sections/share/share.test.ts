import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { formatFor } from '../../words/format.ts';
import { makeFile } from './file-action.tsx';
import { describeBar } from './results-image.tsx';

test.each([
  ['a drawing that took too long', new DrawError('timedOut'), false, 'timedOut'],
  ['a browser without a canvas, before anything is sent', new DrawError('noCanvas'), true, 'noCanvas'],
  ['any other error', new Error('internal'), false, 'notMade'],
  ['any other error on the way to an app', new Error('internal'), true, 'notSent'],
] as const)('%s has its own cause', async (_, error, sends, cause) => {
  const outcome = await makeFile({ make: () => Promise.reject(error), sends });
  expect(outcome).toEqual({ kind: 'failed', cause, error });
});

const format = formatFor('en');
const sleep = { yearsSoFar: 14, yearsRemaining: 11.333 };

test.each([
  ['today', sampleAges(42, 42, 84), sleep, '14.0 so far · 11.3 ahead'],
  ['with the slider moved', sampleAges(42, 47.5, 84), sleep, '14.0 by 47.5 · 11.3 ahead'],
  ['at the slider’s end', sampleAges(42, 84, 84), sleep, '14.0 by 84'],
  ['past life expectancy', sampleAges(90, 90, 84), sleep, '14.0 so far'],
  ['without 0.0', sampleAges(42, 42, 84), { yearsSoFar: 14.04, yearsRemaining: 0.04 }, '14.0 so far'],
])('the years of an activity in the image, %s', (_, ages, activity, line) => {
  expect(describeBar(format, activity, ages)).toBe(line);
});
