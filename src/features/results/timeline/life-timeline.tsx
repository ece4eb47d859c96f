import { TIMELINE_MESSAGES } from '#messages/timeline-messages.ts';
import {
  describeRemaining,
  describeShareOfLife,
  describeTimeline,
  listMilestones,
} from '../../../content/describe-timeline.ts';
import { shareOfLife } from '../../../life/life-projection.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { SectionBoundary } from '../../section-boundary.tsx';
import { useChartTable } from '../chart-table.tsx';
import { DeferredSection } from '../deferred-section.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { LineLabel } from './line-label.tsx';
import { TimelineBar } from './timeline-bar.tsx';

const words = TIMELINE_MESSAGES;

/** A life as one line, with the slider on it. The section has no box of its own: its bar leaves its place. */
export function LifeTimeline() {
  const { shown } = useResults();
  const { button, table } = useChartTable(words.title, <TimelineTable />);
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <div className="timeline-head section-head">
        <div className="section-title">
          <h3 id="timeline-title">{words.title}</h3>
          {button}
        </div>
        <p className="timeline-caption">
          <label htmlFor="timeline-slider">{words.slider}</label>
          <span aria-hidden>
            <span>{words.today}</span> – <span>{words.end}</span>
          </span>
        </p>
      </div>
      <SectionBoundary name={words.slider} resetKey={shown.life}>
        <TimelineBar />
      </SectionBoundary>
      <DeferredSection className="timeline-below" name={words.title}>
        <TimelineFoot />
        {table}
      </DeferredSection>
    </section>
  );
}

/** The markers of the line, and what remains. */
function TimelineFoot() {
  const { format } = useResults();
  const projection = useProjection();
  const { age, lifeExpectancy } = projection;
  return (
    <div className="timeline-foot">
      <div className="timeline-marks" role="img" aria-label={describeTimeline(format, projection)}>
        <p className="timeline-now">
          <LineLabel share={shareOfLife(projection, age)}>
            <b>{words.now(format, age)}</b>
            <span>{describeShareOfLife(format, projection)}</span>
          </LineLabel>
        </p>
        <p className="timeline-ends">
          <span>{words.birth}</span>
          <span>{words.expectancy(format, lifeExpectancy)}</span>
        </p>
      </div>
      <p className="remaining" aria-hidden>
        {describeRemaining(format, projection)}
      </p>
    </div>
  );
}

/** The markers of the line. */
function TimelineTable() {
  const { shown, format } = useResults();
  return (
    <DataTable
      caption={words.title}
      columns={[words.columns.what, words.columns.when]}
      rows={listMilestones(format, shown.dates?.birthdate ?? null, useProjection()).map(
        ({ id, title, text }) => ({ id, cells: [title, text] }),
      )}
    />
  );
}
