import { useMemo } from 'react';
import { FREE_TIME } from '../../life/life-projection.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { describeRemaining, describeSliderFigures } from './describe-timeline.ts';

/** How long the slider must rest before its figures are announced. */
const ANNOUNCE_AFTER_MS = 800;

/**
 * The figures to announce once the slider rests, or once another life expectancy is chosen, and a number that changes
 * with each submit, after which the results have the focus instead.
 */
export function useAnnouncement() {
  const { shown, submitNumber, format } = useResults();
  const { immediate } = useProjectedViews();
  const { life } = shown;
  const current = useMemo(() => ({ life, projection: immediate }), [life, immediate]);
  const settled = useDebouncedValue(current, ANNOUNCE_AFTER_MS);
  const { projection } = settled.life === life ? settled : current;
  const activities = projection.activities.filter(({ id }) => id !== FREE_TIME);
  const text = joinSentences(
    describeRemaining(format, projection),
    describeSliderFigures(format, activities),
  );
  return { text, submitNumber };
}
