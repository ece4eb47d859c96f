import { useState } from 'react';
import { namePerson } from '#words/form.ts';
import { DAY_DOTS, PERSON, PERSON_PROBLEMS } from '#words/results.ts';
import { eventElementId, ORIGIN_IDS } from '../../document/element-ids.ts';
import { DayDots, type DaysToDraw, layOutDays } from '../../events/day-dots.tsx';
import { describeTimeTogether, withMoreDays } from '../../events/describe-time-together.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { EventMenu } from '../../results/event-menu.tsx';
import { choosePerson, useResults } from '../../results/results-context.ts';
import type { FiguredPerson, PeopleFigures, PersonFigures } from '../../results/use-people-figures.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SmallButton } from '../../ui/section.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import { explainDaysBehind, explainTimeTogether } from './explain-time-together.ts';

type DotScale = Pick<PeopleFigures, 'daysPerDot'>;

export function PersonCard({ person, figures, problem, daysPerDot }: FiguredPerson & DotScale) {
  const { id, name } = person;
  return (
    <li className="stack person-card">
      <div className="between">
        <div className="row">
          <h5 id={eventElementId('people', id)} tabIndex={-1}>
            <bdi translate="no">{name}</bdi>
          </h5>
          {figures && <WeeksButton person={person} />}
        </div>
        <EventMenu kind="people" id={id} name={name} />
      </div>
      {figures && <Figures figures={figures} daysPerDot={daysPerDot} />}
      {problem && <p className="note">{PERSON_PROBLEMS[problem]}</p>}
    </li>
  );
}

/** Colors the weeks by the time with a person, and leads to them. */
function WeeksButton({ person }: Pick<FiguredPerson, 'person'>) {
  const { onChooseWeeksBy } = useResults();
  const show = () => {
    const title = changeAndFocus(() => onChooseWeeksBy(choosePerson(person)), ORIGIN_IDS.events);
    if (title) scrollSmoothly(title);
  };
  return (
    <SmallButton aria-label={PERSON.inWeeks({ name: isolateName(namePerson(person.name)) })} onClick={show}>
      {PERSON.weeks}
    </SmallButton>
  );
}

function Figures({ figures, daysPerDot }: { readonly figures: PersonFigures } & DotScale) {
  const { format } = useResults();
  const [isMore, setIsMore] = useState(false);
  const { hasMore } = describeTimeTogether(format, figures);
  const shown = hasMore && isMore ? withMoreDays(figures) : figures;
  const { headline, detail, drawn } = describeTimeTogether(format, shown);
  const { name } = figures.person;
  const counted = explainDaysBehind(format, figures);
  const basis = explainTimeTogether(format, figures);
  return (
    <>
      <p className="sentence" aria-live="polite">
        {joinUnits(headline)}
      </p>
      {detail && <p>{joinUnits(detail)}</p>}
      {drawn && <DrawnDays time={shown.time} daysPerDot={daysPerDot} />}
      {counted && <p className="note">{counted}</p>}
      {hasMore && (
        <Checkbox
          label={PERSON.more({ name: isolateName(namePerson(name)) })}
          checked={isMore}
          onChange={setIsMore}
        />
      )}
      {basis.length > 0 && (
        <Disclosure
          summary={
            <span>
              <span aria-hidden>{PERSON.rests}</span>
              <span className="visually-hidden">{PERSON.restsLabel({ name })}</span>
            </span>
          }
        >
          <div className="stack person-card-basis">
            {basis.map((sentence) => (
              <p key={sentence} className="note">
                {sentence}
              </p>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

function DrawnDays({ time, daysPerDot }: Omit<DaysToDraw, 'width'>) {
  const { format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const dots = layOutDays({ time, daysPerDot, width });
  const [behind, ahead] = [dots.behind.length, dots.ahead.length];
  return (
    <div ref={ref} className="person-card-days">
      {width > 0 && (
        <DayDots
          dots={dots}
          role="img"
          aria-label={
            ahead === 0
              ? DAY_DOTS.descriptionBehind(format, { daysPerDot, behind })
              : DAY_DOTS.description(format, { daysPerDot, behind, ahead })
          }
          width={width * scale}
          height={dots.height * scale}
        />
      )}
    </div>
  );
}
