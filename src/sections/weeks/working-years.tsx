import { findKnownActivity } from '../../words/known-activities.ts';
import { useResults } from '../results-context.ts';
import { ScheduleLine } from '../schedule-line.tsx';

/** Offers working years for work that counts every day since birth, and says what they change. */
export function WorkingYears() {
  const { activities } = useResults().shown.life;
  const work = activities.find(({ name }) => findKnownActivity(name) === 'work');
  return work && <ScheduleLine key={work.id} activity={work} place="weeks" />;
}
