import { LifeLine } from '../../../charts/life-line.tsx';
import { describeTimeline, listMilestones, RESULT_MESSAGES } from '../../../content/result-messages.ts';
import { shareOfLife } from '../../../life/life-projection.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';

/** The touch target around a marker, in pixels. */
const TOUCH_SIZE = 44;

const words = RESULT_MESSAGES.timeline;

/** A life as a line with markers, and a table of the same milestones. */
export function LifeTimeline() {
  const { shown, format } = useResults();
  const milestones = listMilestones(format, shown.dates?.birthdate ?? null, useProjection());
  return (
    <Section id="timeline" title={words.title} hint={words.hint}>
      <Line milestones={milestones} />
      <TableDetails
        summary={words.table}
        title={words.title}
        columns={[words.columns.what, words.columns.when]}
        rows={milestones.map(({ id, title, text }) => ({ id, cells: [title, text] }))}
      />
    </Section>
  );
}

interface LineProps {
  readonly milestones: ReturnType<typeof listMilestones>;
}

function Line({ milestones }: LineProps) {
  const { format } = useResults();
  const ages = useProjection();
  const { age, projectedAge, moved, lifeExpectancy } = ages;
  return (
    <div className="life-line" role="group" aria-label={describeTimeline(format, ages)} data-marks>
      <p className="life-line-row life-line-projected" aria-hidden>
        {moved && (
          <LineLabel
            share={shareOfLife(ages, projectedAge)}
            text={words.projected(format.number(projectedAge))}
          />
        )}
      </p>
      <LinePicture milestones={milestones} />
      <p className="life-line-row" aria-hidden>
        <LineLabel share={shareOfLife(ages, age)} text={words.now(format.number(age))} />
      </p>
      <p className="life-line-ends" aria-hidden>
        <span>{words.birth}</span>
        <span>{words.expectancy(format.number(lifeExpectancy))}</span>
      </p>
    </div>
  );
}

/** A label is moved back by its own share of its width, so that none sticks out at either end. */
function LineLabel({ share, text }: { readonly share: number; readonly text: string }) {
  const style = { left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` };
  return (
    <span className="life-line-label" style={style}>
      {text}
    </span>
  );
}

function LinePicture({ milestones }: LineProps) {
  const ages = useProjection();
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const marks = useRovingFocus(milestones.map(({ id }) => id));
  const shown = milestones.find(({ id }) => id === marks.shown);
  return (
    <div ref={ref} className="life-line-picture">
      {width > 0 && (
        <LifeLine ages={ages} width={width} scale={scale}>
          {milestones.map(({ id, title, text, years }) => (
            <rect
              key={id}
              {...marks.props(id)}
              aria-label={`${title}: ${text}`}
              x={shareOfLife(ages, years) * width - TOUCH_SIZE / 2}
              y={-8}
              width={TOUCH_SIZE}
              height={TOUCH_SIZE}
            />
          ))}
        </LifeLine>
      )}
      {shown && (
        <Tooltip
          at={{ x: shareOfLife(ages, shown.years) * width, y: 0 }}
          width={width}
          scale={scale}
          {...marks.tooltipProps}
        >
          <b>{shown.title}</b>
          <span>{shown.text}</span>
        </Tooltip>
      )}
    </div>
  );
}
