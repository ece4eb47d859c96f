import { DAY_DOTS, PERSON } from '#words/results.ts';
import { eventElementId } from '../../document/undo.ts';
import type { Person } from '../../life/life-events.ts';
import type { TimeTogether } from '../../life/time-together.ts';
import { focusElement } from '../../platform/focus.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinUnits } from '../../words/join-units.ts';
import { useResults } from '../results-context.ts';
import { DayDots } from './day-dots.tsx';
import { layOutDays } from './day-dots-geometry.ts';
import { describeTimeTogether } from './describe-time-together.ts';
import { explainTimeTogether } from './explain-time-together.ts';
import './person-card.css';
import type { PersonFigures } from './use-people-figures.ts';

interface PersonCardProps {
  readonly person: Person;
  readonly figures: PersonFigures;
  /** Fetches what is known of a country again. */
  readonly onRetry: (code: string) => void;
  /** `null` for people who cannot be changed. */
  readonly actions: { readonly onEdit: () => void; readonly onRemove: () => void } | null;
}

/** The time with one person, so far and ahead. */
export function PersonCard({ person, figures, onRetry, actions }: PersonCardProps) {
  const { id, name } = person;
  return (
    <li className="person-card">
      <h5 id={eventElementId('people', id)} tabIndex={-1}>
        <span dir="auto">{name}</span>
      </h5>
      {figures.status === 'known' ? (
        <Known figures={figures} />
      ) : (
        <Unknown of={person} figures={figures} onRetry={onRetry} />
      )}
      {actions && (
        <p className="person-card-buttons">
          <Button look="text" aria-label={PERSON.editLabel({ name })} onClick={actions.onEdit}>
            {PERSON.edit}
          </Button>
          <Button look="text" aria-label={PERSON.removeLabel({ name })} onClick={actions.onRemove}>
            {PERSON.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

interface UnknownProps extends Pick<PersonCardProps, 'onRetry'> {
  readonly of: Person;
  readonly figures: Exclude<PersonFigures, { readonly status: 'known' }>;
}

/** Says why there are no figures, and what can be done. */
function Unknown({ of: { id, name }, figures, onRetry }: UnknownProps) {
  const { status } = figures;
  if (status === 'noTable') return <p className="note">{PERSON.noTable({ place: figures.place })}</p>;
  if (status === 'wrong') return <p className="note">{figures.problem}</p>;
  if (status !== 'failed') return <p className="note">{PERSON[status]}</p>;
  return (
    <>
      <p className="note">{PERSON.failed}</p>
      <p>
        <Button
          aria-label={PERSON.againLabel({ name })}
          onClick={() => {
            for (const code of figures.codes) onRetry(code);
            // The button is removed while they are fetched.
            focusElement(eventElementId('people', id));
          }}
        >
          {PERSON.again}
        </Button>
      </p>
    </>
  );
}

function Known({ figures }: { readonly figures: Extract<PersonFigures, { readonly status: 'known' }> }) {
  const { format } = useResults();
  const { of, own, theirs, outlook } = figures;
  const { headline, detail, last, drawn } = describeTimeTogether(format, of);
  const { name } = of.person;
  return (
    <>
      <p className="sentence">{joinUnits(headline)}</p>
      {detail && <p>{joinUnits(detail)}</p>}
      {drawn && <Days time={of.time} />}
      <Disclosure
        summary={
          <span>
            <span aria-hidden>{PERSON.rests}</span>
            <span className="visually-hidden">{PERSON.restsLabel({ name })}</span>
          </span>
        }
      >
        <div className="person-card-basis">
          {explainTimeTogether(format, { ...of, own, theirs, outlook }).map((sentence) => (
            <p key={sentence} className="note">
              {sentence}
            </p>
          ))}
        </div>
      </Disclosure>
      {last && <p className="person-card-last">{joinUnits(last)}</p>}
    </>
  );
}

/** The days so far and ahead as dots, with their key. */
function Days({ time }: { readonly time: TimeTogether }) {
  const { format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const dots = layOutDays({ behind: time.daysBehind, ahead: time.daysAhead, width });
  const { daysPerDot } = dots;
  const label = DAY_DOTS.description(format, {
    daysPerDot,
    behind: dots.behind.length,
    ahead: dots.ahead.length,
  });
  return (
    <>
      <div ref={ref} className="person-card-days">
        {width > 0 && <DayDots dots={dots} scale={scale} label={label} />}
      </div>
      <p className="note">{DAY_DOTS.key(format, { daysPerDot })}</p>
    </>
  );
}
