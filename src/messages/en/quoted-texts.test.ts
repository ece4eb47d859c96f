import { describe, expect, test } from 'vitest';
import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import { SHARE_MESSAGES } from '#messages/share-messages.ts';
import { TIMELINE_MESSAGES } from '#messages/timeline-messages.ts';
import { formatFor } from '../format.ts';

const format = formatFor('en');

describe('Texts that the specification quotes are letter for letter', () => {
  test('the three summary cards', () => {
    const { yearsLived, yearsRemaining, weeksLeft } = RESULT_MESSAGES;
    expect([yearsLived, yearsRemaining, weeksLeft]).toEqual(['Years Lived', 'Years Remaining', 'Weeks Left']);
  });

  test('the sections of the results', () => {
    const { projections, health } = DETAIL_MESSAGES;
    expect([SHARE_MESSAGES, TIMELINE_MESSAGES, projections, health].map(({ title }) => title)).toEqual([
      'Life Spent On Activities',
      'Life Timeline',
      'Future Projections',
      'Health Optimization',
    ]);
  });

  test('the slider runs from Today to Life Expectancy', () => {
    const { slider, today, end, birth } = TIMELINE_MESSAGES;
    expect([slider, today, end, birth]).toEqual([
      'Interactive Timeline',
      'Today',
      'Life Expectancy',
      'Birth',
    ]);
  });

  test('the buttons', () => {
    const { health, share } = DETAIL_MESSAGES;
    expect([health.apply, share.ways.download, share.capturing]).toEqual([
      'Apply Optimization',
      'Share Results',
      'Capturing...',
    ]);
  });

  test('each way to save the image has a different name', () => {
    expect(DETAIL_MESSAGES.share.ways).toEqual({
      download: 'Share Results',
      svg: 'Save as SVG',
      send: 'Send the image',
    });
  });

  test('the comparison with today: “at this age” and “From X years”', () => {
    expect(DETAIL_MESSAGES.cards.atThisAge(format, 14)).toBe('14.0 years at this age');
    expect(DETAIL_MESSAGES.cards.from(format, 14)).toBe('From 14.0 years');
  });
});
