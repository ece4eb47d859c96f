import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schedules } from '../../tests/fixtures/arbitraries.ts';
import { forgeLink, SHARED } from '../../tests/fixtures/shared-life.ts';
import type { Schedule } from '../life/activity.ts';
import { parseLifeLink, type SharedLife, writeLifeLink } from './life-link.ts';

describe('When activities of a link happen', () => {
  const [sleep, walks] = SHARED.life.activities;
  if (!sleep || !walks) throw new Error('Two activities are shared');
  const withSchedule = (schedule: Schedule): SharedLife => ({
    ...SHARED,
    life: { ...SHARED.life, activities: [sleep, { ...walks, schedule }] },
  });

  test('is written as the position of the activity, days, and ages, and only if it is set', () => {
    expect(writeLifeLink(withSchedule({ days: 5, from: 22, until: 65 }))).toContain('&when=1_5_22_65&check=');
    expect(writeLifeLink(withSchedule({ days: 7, from: 0, until: 18 }))).toContain('&when=1_7_0_18&check=');
    expect(writeLifeLink(withSchedule({ days: 2, from: 30, until: null }))).toContain('&when=1_2_30_&check=');
    expect(writeLifeLink(SHARED)).not.toContain('when');
  });

  test('opens as it was', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        fc.pre(schedule !== undefined && (schedule.until ?? 0) <= 150);
        const isEveryDay = schedule?.days === 7 && schedule.from === 0 && schedule.until === null;
        if (!schedule || isEveryDay) return;
        expect(parseLifeLink(writeLifeLink(withSchedule(schedule)))).toEqual(withSchedule(schedule));
      }),
    );
  });

  test('24 hours in a day are too many only if they are of the same ages', () => {
    const full = forgeLink((parameters) => {
      parameters.append('activity', '20_1__Work');
      parameters.append('when', '2_5_22_65');
    });
    // 8 × 7 + 0.36 × 7 + 20 × 5 = 158.52.
    expect(parseLifeLink(full)).toMatchObject({
      life: { activities: [{}, {}, { schedule: { days: 5, from: 22, until: 65 } }] },
    });
    expect(parseLifeLink(full.replace('2_5_22', '2_6_22'))).toBeNull();
  });

  test.each([
    '1_0_22_65',
    '1_8_22_65',
    '1_5_22_22',
    '1_5_65_22',
    '1_5_151_',
    '1_5_22_151',
    '1_5_-1_65',
    '1_5_022_65',
    '1_5_22.5_65',
    '1_5_22_0',
    '1_5_22',
    '1_5_22_65_1',
    '1_7_0_',
    '2_5_22_65',
    '9_5_22_65',
    '-1_5_22_65',
    '',
    '1_5_Infinity_',
  ])('makes a link unreadable that writes it as “%s”', (when) => {
    expect(parseLifeLink(forgeLink((parameters) => parameters.append('when', when)))).toBeNull();
  });

  test('twice for the same activity makes a link unreadable', () => {
    const twice = forgeLink((parameters) => {
      parameters.append('when', '1_5_22_65');
      parameters.append('when', '1_4_22_65');
    });
    expect(parseLifeLink(twice)).toBeNull();
  });
});
