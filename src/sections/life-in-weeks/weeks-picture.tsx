import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import { countEvents } from '../../life/life-events.ts';
import { calculateWeeksOfLife, WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import type { Coloring } from '../../results/colorings/coloring.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { useColoring, useEditing, useLife } from '../../results/results-context.ts';
import { useComingDays } from '../../results/use-coming-days.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { useSuggestions } from '../../results/use-suggestions.ts';
import { measureLine, measureName } from '../../weeks/chapter-names.ts';
import { chooseDirection } from '../../weeks/geometry.ts';
import type { Box, Direction } from '../../weeks/grid.ts';
import { layOutLife } from '../../weeks/layout.ts';
import type { SuggestionRoom } from '../../weeks/place-suggestions.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeEnd } from './describe-weeks.ts';
import { ExploredWeeks, explainAdding } from './explored-weeks.tsx';
import { NumberedActivities } from './week-key.tsx';
import './weeks-picture.css';

type Space = Pick<Box, 'width' | 'height'>;

/** The layout of the weeks, which a step of the slider leaves as it is. */
function useLayout(divided: Coloring['divided'], header: number, { width, height }: Space) {
  const { shown } = useLife();
  const format = useFormat();
  const { life } = shown;
  return useMemo(() => {
    const weeks = calculateWeeksOfLife(life, 0);
    const direction = chooseDirection(Math.ceil(weeks.total / WEEKS_PER_YEAR), { width, height });
    const layout = layOutLife({
      weeks: { ...weeks, end: wholeWeeks(life.lifeExpectancy) },
      // The same for every choice, so that none moves the others.
      room: { width, height, direction, header },
      divided,
      format,
      measureName,
    });
    return { layout, direction };
  }, [life, divided, header, width, height, format]);
}

interface WeeksPictureProps {
  readonly Suggestions: ComponentType<SuggestionRoom>;
  readonly children: ReactNode;
}

/** The whole field of weeks, as large as its room allows. @param children shown at its line */
export function WeeksPicture({ Suggestions, children }: WeeksPictureProps) {
  const { shown } = useLife();
  const editing = useEditing();
  const format = useFormat();
  const { coloring } = useColoringChoices();
  const { divided } = coloring;
  const { events, marks } = useLifeEvents();
  const [coming] = useComingDays();
  const [ref, { scale, ...space }] = useChartRoom<HTMLDivElement>('size');
  // Their room is there for every choice.
  const isAsked = useSuggestions().suggestions.length > 0;
  const { layout, direction } = useLayout(divided, measureLine(marks?.chapters ?? [], isAsked), space);
  const line = describeEnd(format, shown);
  const canEdit = editing !== null && !divided;
  return (
    <>
      <div ref={ref} className="weeks-room" />
      {space.width > 0 && (
        <FillAnimation direction={direction}>
          {/* Weeks that change their colors keep the cursor. */}
          <ExploredWeeks
            key={String(divided !== null)}
            coloring={coloring}
            layout={layout}
            marks={marks}
            canEdit={canEdit}
            line={line}
            width={space.width}
            scale={scale}
            Suggestions={Suggestions}
          />
        </FillAnimation>
      )}
      <div className="weeks-below">
        {children}
        <p className="quiet">
          <span>{joinSentences(WEEKS[direction], divided && WEEKS.sorted, coloring.caption)}</span>
          {LANGUAGE.space}
          {canEdit && <span className="screen-only">{explainAdding()}</span>}
          {LANGUAGE.space}
          {/* Among events, it opens a list. */}
          {countEvents(events) === 0 && coming && <span>{coming}</span>}
        </p>
        <NumberedActivities numbered={layout.numbered} />
      </div>
    </>
  );
}

/** Fills the weeks so far, once for each submit, and again when the page leads to what was added to them. */
function FillAnimation({ direction, children }: { direction: Direction; children: ReactNode }) {
  const { submitNumber } = useLife();
  const { landings } = useColoring();
  const filling = `${submitNumber} ${landings}`;
  const [filled, setFilled] = useState<string | null>(null);
  return (
    <div
      className="weeks-field"
      data-filling={filled === filling ? undefined : direction}
      onAnimationEnd={({ animationName }) => animationName !== 'appear' && setFilled(filling)}
    >
      {children}
    </div>
  );
}
