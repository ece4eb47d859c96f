import { ENTRY_LIST, MOMENTS } from '#words/results.ts';
import { type ComingDay, listComingDays, type RoundDay } from '../../life/coming-days.ts';
import { countEvents } from '../../life/life-events.ts';
import { createId } from '../../platform/id.ts';
import { useEventEdit } from '../../results/event-edit-context.ts';
import { useResults } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { describeComingDay, describeRoundDay } from '../../words/describe-coming-day.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** How many of them are shown. */
const NEXT = 3;

/** The next day or year that means something in the visitor's life; with any event, it opens a list of the next ones. */
export function ComingDays() {
  const { shown, format } = useResults();
  const { events } = useLifeEvents();
  const { people } = events;
  const { dates, life, whose } = shown;
  if (!dates) return null;
  const { lifeExpectancy } = life;
  const coming = listComingDays({ ...dates, lifeExpectancy, people }).slice(0, NEXT);
  const [next] = coming;
  if (!next) return null;
  const describe = (day: ComingDay) => describeComingDay(format, day, { asOf: dates.asOf, whose });
  if (countEvents(events) === 0) return <p className="hint">{describe(next)}</p>;
  return (
    <div className="events">
      <Disclosure summary={describe(next)}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one */}
        <ul role="list" aria-label={MOMENTS.coming}>
          {coming.map((day) => {
            const text = describe(day);
            return (
              <li key={text} className="event-row">
                <span />
                <p className="hint">{text}</p>
                {'unit' in day && <AddRoundDay day={day} />}
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </div>
  );
}

/** Adds a round day as a moment, unless it is one. Not to a life that cannot be changed. */
function AddRoundDay({ day }: { readonly day: RoundDay }) {
  const { format } = useResults();
  const { events, onChange } = useLifeEvents();
  const { onSaid } = useEventEdit();
  const text = describeRoundDay(format, day);
  if (!onChange || events.moments.some((moment) => moment.text === text)) return null;
  const event = { id: createId(), text, when: { unit: 'day', date: day.date } } as const;
  return (
    <div className="event-actions">
      <Button
        look="text"
        aria-label={MOMENTS.addRoundDay({ name: text })}
        onClick={() => {
          onChange({ type: 'eventSaved', kind: 'moments', event });
          onSaid(ENTRY_LIST.added({ name: isolateName(text) }));
        }}
      >
        {ENTRY_LIST.add}
      </Button>
    </div>
  );
}
