import { Bars } from '../../charts/bars.tsx';
import type { Series } from '../../charts/series.ts';
import type { Format } from '../../content/format.ts';
import { describeBar, describeProjections, RESULT_WORDS } from '../../content/result-words.ts';
import { fitText } from '../../platform/fit-text.ts';
import { useWidth } from '../../platform/use-width.ts';
import { Section } from './section.tsx';

interface FutureProjectionsProps {
  readonly series: readonly Series[];
  readonly format: Format;
}

const NAME_FONT = '500 15px Figtree, sans-serif';

/** Years so far and years to come of each activity, as bars on one axis and as a table. */
export function FutureProjections({ series, format }: FutureProjectionsProps) {
  const { title, hint, axis, table, columns } = RESULT_WORDS.projections;
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <Section id="projections" title={title} hint={hint}>
      <div ref={ref} role="img" aria-label={describeProjections(format, series)}>
        {width > 0 && (
          <Bars
            series={series}
            width={width}
            unit={axis}
            formatTick={format.number}
            describe={({ yearsSoFar, yearsRemaining }) => describeBar(format, yearsSoFar, yearsRemaining)}
            fitText={(text, room) => fitText(text, NAME_FONT, room)}
          />
        )}
      </div>
      <details className="table-details">
        <summary>{table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.activity}</th>
              <th scope="col">{columns.soFar}</th>
              <th scope="col">{columns.toCome}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ id, activity, yearsSoFar, yearsRemaining }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {activity}
                </th>
                <td>{format.decimal(yearsSoFar)}</td>
                <td>{format.decimal(yearsRemaining)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
