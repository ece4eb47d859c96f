import { expect, test } from 'vitest';
import { activityField, type ChangeOrigin, originOf, type Target } from '../document/field.ts';
import { idOf } from './target-ids.ts';

test.each<[Target, id: string, ChangeOrigin]>([
  [{ of: 'birthdate' }, 'birthdate', 'form'],
  [{ of: 'country' }, 'country', 'form'],
  [{ of: 'lifeExpectancy' }, 'life-expectancy', 'form'],
  [{ of: 'activities' }, 'activities', 'form'],
  [activityField(2, 'name'), 'activity-2-name', 'form'],
  [activityField(5, 'when'), 'activity-5-when', 'form'],
  [{ of: 'card', id: 'id-2' }, 'card-id-2', 'cards'],
  [{ of: 'health' }, 'optimization', 'health'],
  [{ of: 'weeks' }, 'weeks-title', 'events'],
  [{ of: 'people' }, 'people-title', 'events'],
  [{ of: 'person', id: 'mother' }, 'people-mother', 'events'],
  [{ of: 'days', id: 'mother' }, 'days-mother', 'people'],
])('%o is shown by #%s, and was changed in: %s', (target, id, origin) => {
  expect([idOf(target), originOf(target)]).toEqual([id, origin]);
});
