import type { ComponentType, ReactNode } from 'react';
import { LIFE_TABLE, RESULTS, WEEKS } from '#words/results.ts';
import { useLife } from '../../results/results-context.ts';
import { FollowSlider } from '../../results/slider.tsx';
import { useChartTable } from '../../ui/section.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { idOf } from '../../ui/target-ids.ts';
import type { SuggestionRoom } from '../../weeks/place-suggestions.ts';
import { ColorBy, WhoColors } from './color-by.tsx';
import { Headline } from './headline.tsx';
import { WeekKey } from './week-key.tsx';
import { WeeksPicture } from './weeks-picture.tsx';
import { WeeksTable } from './weeks-table.tsx';
import './life-in-weeks.css';

const TITLE_ID = idOf({ of: 'weeks' });

interface LifeInWeeksProps {
  readonly figures: ReactNode;
  /** Life expectancy, shown at its line. */
  readonly expectancy: ReactNode;
  /** Shown after the weeks. */
  readonly events: ReactNode;
  /** Shown on the weeks and right after them. */
  readonly Suggestions: ComponentType<SuggestionRoom>;
}

/** A headline, its figures, and the weeks with what colors them, all in the first window of the results. */
export function LifeInWeeks({ figures, expectancy, events, Suggestions }: LifeInWeeksProps) {
  const { life } = useLife().shown;
  const { button, table } = useChartTable(WEEKS.title, <WeeksTable />);
  return (
    <section className="life-in-weeks" aria-labelledby={TITLE_ID}>
      <div className="weeks-head">
        <div className="row weeks-title">
          <h3 id={TITLE_ID} tabIndex={-1}>
            {WEEKS.title}
          </h3>
          {button}
        </div>
        <SectionBoundary name={WEEKS.title} resetKey={life}>
          <Headline />
        </SectionBoundary>
      </div>
      <SectionBoundary name={RESULTS.figures} resetKey={life}>
        {figures}
      </SectionBoundary>
      <SectionBoundary name={WEEKS.title} resetKey={life}>
        <ColorBy />
        <div className="row weeks-legend">
          <FollowSlider>
            <WeekKey />
          </FollowSlider>
          <WhoColors />
        </div>
        {table}
        <FollowSlider className="weeks-picture">
          <WeeksPicture Suggestions={Suggestions}>
            <SectionBoundary name={LIFE_TABLE.expectedAge} resetKey={life}>
              {expectancy}
            </SectionBoundary>
          </WeeksPicture>
        </FollowSlider>
      </SectionBoundary>
      <SectionBoundary name={WEEKS.title} resetKey={life}>
        <div className="row weeks-more">{events}</div>
      </SectionBoundary>
    </section>
  );
}
