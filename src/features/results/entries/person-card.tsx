import { PERSON_MESSAGES } from '#messages/person-messages.ts';
import { DAY_DOTS } from '#messages/person-table-messages.ts';
import { DayDots } from '../../../charts/day-dots.tsx';
import { layOutDays } from '../../../charts/day-dots-geometry.ts';
import { describeTimeTogether } from '../../../content/describe-time-together.ts';
import { explainTimeTogether } from '../../../content/explain-time-together.ts';
import { joinUnits } from '../../../content/join-units.ts';
import type { Person } from '../../../life/personal-entries.ts';
import type { TimeTogether } from '../../../life/time-together.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useResults } from '../results-context.ts';
import { nameId } from './use-people-changes.ts';
import type { PersonFigures } from './use-people-figures.ts';

const words = PERSON_MESSAGES;

interface PersonCardProps {
  readonly person: Person;
  readonly figures: PersonFigures;
  /** Fetches what is known of a country again. */
  readonly onRetry: (code: string) => void;
  /** `undefined` for people who cannot be changed. */
  readonly onEdit: ((id: string) => void) | undefined;
  readonly onRemove: (person: Person) => void;
}

/** The time with one person, so far and ahead. */
export function PersonCard({ person, figures, onRetry, onEdit, onRemove }: PersonCardProps) {
  const { id, name } = person;
  return (
    <li className="person-card">
      <h5 id={nameId(id)} tabIndex={-1}>
        <span dir="auto">{name}</span>
      </h5>
      {figures.status === 'known' ? (
        <Known figures={figures} />
      ) : (
        <Unknown of={person} figures={figures} onRetry={onRetry} />
      )}
      {onEdit && (
        <p className="person-card-buttons">
          <Button look="text" aria-label={words.editLabel(name)} onClick={() => onEdit(id)}>
            {words.edit}
          </Button>
          <Button look="text" aria-label={words.removeLabel(name)} onClick={() => onRemove(person)}>
            {words.remove}
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

/** Why there are no figures, and what can be done. */
function Unknown({ of: { id, name }, figures, onRetry }: UnknownProps) {
  const { status } = figures;
  if (status === 'noTable') return <p className="note">{words.noTable(figures.place)}</p>;
  if (status === 'wrong') return <p className="note">{figures.problem}</p>;
  if (status !== 'failed') return <p className="note">{words[status]}</p>;
  return (
    <>
      <p className="note">{words.failed}</p>
      <p>
        <Button
          aria-label={words.againLabel(name)}
          onClick={() => {
            for (const code of figures.codes) onRetry(code);
            // The button goes while they are fetched.
            document.getElementById(nameId(id))?.focus();
          }}
        >
          {words.again}
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
            <span aria-hidden>{words.rests}</span>
            <span className="visually-hidden">{words.restsLabel(name)}</span>
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
      <p className="person-card-last">{joinUnits(last)}</p>
    </>
  );
}

/** The days so far and ahead as dots, with their key. */
function Days({ time }: { readonly time: TimeTogether }) {
  const { format } = useResults();
  const [ref, width, scale] = useWidth<HTMLDivElement>();
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
      <p className="note">{DAY_DOTS.key(format, daysPerDot)}</p>
    </>
  );
}
