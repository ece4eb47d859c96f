import type { Target } from '../document/field.ts';

const IDS = {
  birthdate: 'birthdate',
  country: 'country',
  lifeExpectancy: 'life-expectancy',
  activities: 'activities',
  health: 'optimization',
  weeks: 'weeks-title',
  people: 'people-title',
} as const;

/**
 * The id of the element that is or shows something.
 * @example idOf({ of: 'activity', position: 2, part: 'hours' }) // 'activity-2-hours'
 */
export function idOf(target: Target): string {
  if (target.of === 'activity') return `activity-${target.position}-${target.part}`;
  if (target.of === 'card' || target.of === 'days') return `${target.of}-${target.id}`;
  return target.of === 'person' ? `people-${target.id}` : IDS[target.of];
}
