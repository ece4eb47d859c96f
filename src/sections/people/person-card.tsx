import { DAY_DOTS, ENTRY_LIST, PERSON } from '#words/results.ts';
import { eventElementId } from '../../document/undo.ts';
import type { TimeTogether } from '../../life/time-together.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinUnits } from '../../words/join-sentences.ts';
import { DOT_RADIUS, layOutDays } from '../day-dots.tsx';
import { describeTimeTogether } from '../describe-time-together.ts';
import { useEventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { UNDO_ID } from '../undo-button.tsx';
import { useLifeEvents } from '../use-life-events.ts';
import type { FiguredPerson, PersonFigures } from '../use-people-figures.ts';
import { explainTimeTogether } from './explain-time-together.ts';

/** The time with one person, so far and ahead. */
export function PersonCard({ person: { id, name }, figures, problem }: FiguredPerson) {
  const { onChange } = useLifeEvents();
  const { onEdit } = useEventEdit();
  return (
    <li className="stack person-card">
      <h5 id={eventElementId('people', id)} tabIndex={-1}>
        <span dir="auto" translate="no">
          {name}
        </span>
      </h5>
      {figures && <Figures figures={figures} />}
      {problem && <p className="note">{problem}</p>}
      {onChange && (
        <p className="row person-card-buttons">
          <Button
            look="text"
            aria-label={ENTRY_LIST.editLabel({ name })}
            onClick={() => onEdit({ kind: 'people', id })}
          >
            {ENTRY_LIST.edit}
          </Button>
          <Button
            look="text"
            aria-label={ENTRY_LIST.removeLabel({ name })}
            onClick={() =>
              changeAndFocus(() => onChange({ type: 'eventRemoved', kind: 'people', id }), UNDO_ID)
            }
          >
            {ENTRY_LIST.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

function Figures({ figures }: { readonly figures: PersonFigures }) {
  const { format } = useResults();
  const { headline, detail, last, drawn } = describeTimeTogether(format, figures);
  const { name } = figures.person;
  return (
    <>
      <p className="sentence">{joinUnits(headline)}</p>
      {detail && <p>{joinUnits(detail)}</p>}
      {drawn && <DayDots time={figures.time} />}
      <Disclosure
        summary={
          <span>
            <span aria-hidden>{PERSON.rests}</span>
            <span className="visually-hidden">{PERSON.restsLabel({ name })}</span>
          </span>
        }
      >
        <div className="stack person-card-basis">
          {explainTimeTogether(format, figures).map((sentence) => (
            <p key={sentence} className="note">
              {sentence}
            </p>
          ))}
        </div>
      </Disclosure>
      {last && <p>{joinUnits(last)}</p>}
    </>
  );
}

const TONES = ['behind', 'ahead'] as const;

/** Days as dots, large so far and small ahead, with their key. */
function DayDots({ time }: { readonly time: TimeTogether }) {
  const { format } = useResults();
  const [ref, room] = useChartRoom<HTMLDivElement>();
  const { width, scale } = room;
  const dots = layOutDays({ behind: time.daysBehind, ahead: time.daysAhead, width });
  const { daysPerDot, height, behind, ahead } = dots;
  return (
    <>
      <div ref={ref} className="person-card-days">
        {width > 0 && (
          <svg
            className="chart"
            role="img"
            aria-label={DAY_DOTS.description(format, {
              daysPerDot,
              behind: behind.length,
              ahead: ahead.length,
            })}
            width={width * scale}
            height={height * scale}
            viewBox={`0 0 ${width} ${height}`}
          >
            {TONES.map((tone) => (
              <path
                key={tone}
                d={dots[tone].map(({ x, y }) => `M${x} ${y}h0`).join('')}
                stroke="var(--ink)"
                strokeWidth={2 * DOT_RADIUS[tone]}
                strokeLinecap="round"
              />
            ))}
          </svg>
        )}
      </div>
      <p className="note">{DAY_DOTS.key(format, { daysPerDot })}</p>
    </>
  );
}
