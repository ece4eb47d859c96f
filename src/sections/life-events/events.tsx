import { useState } from 'react';
import { REMEMBER } from '#words/form.ts';
import { ENTRY_LIST, MOMENTS, POSTER, REMEMBERING } from '#words/results.ts';
import { describeChapterTime, describeTime, describeUnplaced } from '../../events/describe-events.ts';
import { describeChapterNote } from '../../events/describe-problem.ts';
import type { ColorName } from '../../life/colors.ts';
import { countEvents } from '../../life/life-events.ts';
import { listChapters, placeMoments } from '../../life/place-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { ADD_EVENT_ID, useEventEdit } from '../../results/event-edit-context.ts';
import { EventMenu } from '../../results/event-menu.tsx';
import { useEditing, useLife } from '../../results/results-context.ts';
import { describeSaveProblem } from '../../results/save-state.ts';
import { useComingDays } from '../../results/use-coming-days.ts';
import { useLifeEvents, useTimeContext } from '../../results/use-life-events.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { EventDialog } from './event-dialog.tsx';
import './events.css';

/** A list of more events than these is one line until it is opened. */
const SHORT = 5;

/** The visitor's chapters and moments as one list, and the dialog in which life events are edited. */
export function Events() {
  const { events } = useLifeEvents();
  const { announcement } = useEventEdit();
  const isEmpty = events.chapters.length + events.moments.length === 0;
  return (
    <>
      <Announcement said={announcement} />
      <SaveOffer />
      {!isEmpty && <EventsList />}
      <ComingDays />
      <EventDialog />
    </>
  );
}

/** Offers to save the visitor's entries while they have moments, chapters or people that a closed tab would lose. */
function SaveOffer() {
  const { announce } = useEventEdit();
  const { events } = useLife();
  const editing = useEditing();
  const save = editing?.save;
  if (!save || save.status === 'on' || countEvents(events) === 0) return null;
  const accept = () => {
    // The button leaves the page: the focus moves to the nearest one that stays.
    changeAndFocus(() => save.onToggle(true), ADD_EVENT_ID);
    announce(REMEMBERING.saved({ label: REMEMBER.label }));
  };
  const problem = describeSaveProblem(save.status);
  return (
    <div className="row event-save-offer screen-only">
      <p>{problem || REMEMBERING.question}</p>
      {!problem && <Button onClick={accept}>{REMEMBERING.yes}</Button>}
    </div>
  );
}

/** What has no place in the weeks comes after everything that has one. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

function useListedEvents() {
  const { chapters, moments } = useLifeEvents().events;
  const context = useTimeContext();
  const { birthdate } = context;
  const ofChapters = listChapters(chapters, birthdate).map(({ chapter, placed, problem }) => ({
    kind: 'chapters' as const,
    id: chapter.id,
    name: chapter.name,
    time: describeChapterTime(context, chapter, placed),
    note: describeChapterNote(context, { placed, problem }),
    mark: <ColorMark color={chapter.color} />,
    week: placed?.from ?? NOWHERE,
  }));
  const placedMoments = placeMoments(moments, birthdate);
  const ofMoments = moments.map((moment) => {
    const placed = placedMoments.find((each) => each.moment === moment);
    return {
      kind: 'moments' as const,
      id: moment.id,
      name: moment.text,
      time: describeTime(context, moment.when),
      note: placed ? null : describeUnplaced(birthdate),
      mark: placed?.number,
      week: placed?.week ?? NOWHERE,
    };
  });
  return [...ofChapters, ...ofMoments].toSorted((one, other) => one.week - other.week);
}

function EventsList() {
  const format = useFormat();
  const { events, onChange } = useLifeEvents();
  const { chapters, moments } = events;
  const listed = useListedEvents();
  const [isOpen, setOpen] = useState(false);
  const { moments: ofMoments, chapters: ofChapters, both } = POSTER.marks;
  const count = MOMENTS.count(format, { count: listed.length });
  const title = chapters.length === 0 ? ofMoments : moments.length === 0 ? ofChapters : both;
  return (
    <section className="events" aria-labelledby="events-title">
      <div className="between">
        <h4 id="events-title">{title}</h4>
        {listed.length > SHORT && (
          <Button look="flush" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {onChange ? `${count} · ${ENTRY_LIST.edit}` : count}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one */}
      <ol role="list" className="events-list" data-folded={!isOpen && listed.length > SHORT}>
        {listed.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventRow({ event }: { readonly event: ReturnType<typeof useListedEvents>[number] }) {
  const { kind, id, name, time, note, mark } = event;
  return (
    <li className="event-row">
      <span className="quiet">{mark}</span>
      <div>
        <p>
          <OwnWords>{name}</OwnWords>
        </p>
        <p className="quiet">{time}</p>
        {note !== null && <p className="quiet">{note}</p>}
      </div>
      <EventMenu kind={kind} id={id} name={name} />
    </li>
  );
}

const ColorMark = ({ color }: { readonly color: ColorName }) => (
  <svg width="0.75rem" height="0.75rem" aria-hidden>
    <rect width="100%" height="100%" rx="3" fill={activityPaint(color)} />
  </svg>
);

/** The next day or year that means something in the visitor's life opens a list of the next ones. Without any event, it is below the weeks. */
function ComingDays() {
  const { events } = useLifeEvents();
  const coming = useComingDays();
  const [next] = coming;
  if (!next || countEvents(events) === 0) return null;
  return (
    <div className="events">
      <Disclosure summary={next}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one */}
        <ul role="list" aria-label={MOMENTS.coming}>
          {coming.map((text) => (
            <li key={text} className="event-row">
              <span />
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
