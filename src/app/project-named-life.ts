import { RESULTS } from '#words/results.ts';
import type { Life } from '../life/life.ts';
import { FREE_TIME, type LifeProjection, projectLife } from '../life/life-projection.ts';

/** A life projected as `projectLife` does it, with free time named in the page's language. */
export function projectNamedLife(life: Life, offsetWeeks = 0): LifeProjection {
  const projection = projectLife(life, offsetWeeks);
  const activities = projection.activities.map((activity) =>
    activity.id === FREE_TIME ? { ...activity, name: RESULTS.freeTime } : activity,
  );
  return { ...projection, activities };
}
