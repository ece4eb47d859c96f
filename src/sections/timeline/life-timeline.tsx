import { TIMELINE } from '#words/results.ts';
import { shareOfLine } from '../../life/life-projection.ts';
import { useFormat } from '../../platform/locale.ts';
import { useLife } from '../../results/results-context.ts';
import { FollowSlider, useProjection } from '../../results/slider.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useChartTable } from '../../ui/section.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { describeDays, describeShareOfLife, describeTimeline, listMilestones } from './describe-timeline.ts';
import './life-timeline.css';
import { ScaleAboveBar, TimelineBar } from './timeline-bar.tsx';

/**
 * A life as one line, and below it the slider over the years ahead. The section has no box of its own, because its bar is
 * sticky.
 */
export function LifeTimeline() {
  const { shown } = useLife();
  const { button, table } = useChartTable(TIMELINE.title, <TimelineTable />);
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <div className="stack timeline-head section-head">
        <div className="row section-title">
          <h3 id="timeline-title">{TIMELINE.title}</h3>
          {button}
        </div>
        <SectionBoundary name={TIMELINE.title} resetKey={shown.life}>
          <FollowSlider>
            <TimelineMarks />
          </FollowSlider>
        </SectionBoundary>
        <label htmlFor="timeline-slider">{TIMELINE.slider}</label>
        <SectionBoundary name={TIMELINE.slider} resetKey={shown.life}>
          <ScaleAboveBar />
        </SectionBoundary>
      </div>
      <SectionBoundary name={TIMELINE.slider} resetKey={shown.life}>
        <TimelineBar />
      </SectionBoundary>
      <SectionBoundary name={TIMELINE.title} resetKey={shown.life}>
        <FollowSlider className="timeline-below">
          <Remaining />
          {table}
        </FollowSlider>
      </SectionBoundary>
    </section>
  );
}

function TimelineMarks() {
  const format = useFormat();
  const projection = useProjection();
  const { age, lifeExpectancy } = projection;
  const share = describeShareOfLife(format, projection);
  const now = `${shareOfLine(projection, age) * 100}%`;
  return (
    <div className="timeline-marks" role="img" aria-label={describeTimeline(format, projection)}>
      <LifeLine ages={projection} width="100%" />
      <p className="timeline-now">
        {/* Moved back by the same share of its width, so that it does not overflow at either end. */}
        <span style={{ insetInlineStart: now, transform: `translateX(calc(var(--backward) * ${now}))` }}>
          <b>{TIMELINE.now(format, { age })}</b>
          {share !== null && <span>{` · ${share}`}</span>}
        </span>
      </p>
      <p className="between quiet">
        <span>{TIMELINE.birth}</span>
        <span>{TIMELINE.expectancy(format, { figure: lifeExpectancy })}</span>
      </p>
    </div>
  );
}

function Remaining() {
  const format = useFormat();
  const projection = useProjection();
  return (
    <p className="quiet timeline-remaining" aria-hidden>
      {describeDays(format, projection)}
    </p>
  );
}

function TimelineTable() {
  const { shown } = useLife();
  const format = useFormat();
  const ages = useProjection();
  const birthdate = shown.dates?.birthdate ?? null;
  const milestones = listMilestones(format, birthdate, ages);
  return (
    <DataTable
      caption={TIMELINE.title}
      columns={[TIMELINE.columns.what, TIMELINE.columns.when]}
      rows={milestones.map(({ id, title, text }) => ({ id, cells: [title, text] }))}
    />
  );
}
