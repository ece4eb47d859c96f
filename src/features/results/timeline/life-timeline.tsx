import { LifeLine } from '../../../charts/life-line.tsx';
import { describeTimeline, listMilestones, RESULT_MESSAGES } from '../../../content/result-messages.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';

/** The size of a marker's touch target. */
const TOUCH_SIZE = 44;

/** A life as a line with markers. */
export function LifeTimeline() {
  const { shown: life, format } = useResults();
  const ages = useProjection();
  const words = RESULT_MESSAGES.timeline;
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const milestones = listMilestones(format, life.dates?.birthdate ?? null, ages);
  const marks = useRovingFocus(milestones.map(({ id }) => id));
  const shown = milestones.find(({ id }) => id === marks.shown);
  const share = (years: number) => Math.min(1, years / ages.lifeExpectancy);
  // Each label is shifted left by the share of its width that matches its position, so that it stays within the line.
  const at = (years: number) => ({
    left: `${share(years) * 100}%`,
    transform: `translateX(-${share(years) * 100}%)`,
  });
  return (
    <Section id="timeline" title={words.title} hint={words.hint}>
      <div
        ref={ref}
        className="life-line"
        role="group"
        aria-label={describeTimeline(format, ages)}
        data-marks
      >
        <p className="life-line-row life-line-projected" aria-hidden>
          {ages.moved && (
            <span className="life-line-label" style={at(ages.projectedAge)}>
              {words.projected(format.number(ages.projectedAge))}
            </span>
          )}
        </p>
        <div className="life-line-picture">
          {width > 0 && (
            <LifeLine ages={ages} width={width} scale={scale}>
              {milestones.map(({ id, title, text, years }) => (
                <rect
                  key={id}
                  {...marks.props(id)}
                  aria-label={`${title}: ${text}`}
                  x={share(years) * width - TOUCH_SIZE / 2}
                  y={-8}
                  width={TOUCH_SIZE}
                  height={TOUCH_SIZE}
                />
              ))}
            </LifeLine>
          )}
          {shown && (
            <Tooltip
              at={{ x: share(shown.years) * width, y: 0 }}
              width={width}
              scale={scale}
              {...marks.tooltipProps}
            >
              <b>{shown.title}</b>
              <span>{shown.text}</span>
            </Tooltip>
          )}
        </div>
        <p className="life-line-row" aria-hidden>
          <span className="life-line-label" style={at(ages.age)}>
            {words.now(format.number(ages.age))}
          </span>
        </p>
        <p className="life-line-ends" aria-hidden>
          <span>{words.birth}</span>
          <span>{words.expectancy(format.number(ages.lifeExpectancy))}</span>
        </p>
      </div>
      <TableDetails
        summary={words.table}
        columns={[words.columns.what, words.columns.when]}
        rows={milestones.map(({ id, title, text }) => ({ id, cells: [title, text] }))}
      />
    </Section>
  );
}
