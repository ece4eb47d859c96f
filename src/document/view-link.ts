import * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { linkEvents, openLinkedEvents } from '../events/saved-events.ts';
import { addDays, type CalendarDate } from '../life/calendar-date.ts';
import { formatIsoWeek, thursdayOfIsoWeek } from '../life/iso-week.ts';
import type { Dates } from '../life/life.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { weeksLived } from '../life/weeks.ts';
import { MAX_WEEK } from '../life/when.ts';
import { writeText } from './codec.ts';
import type { Draft } from './draft.ts';
import { readLink, writeLink } from './link.ts';
import { LifeYears, ViewedEvents } from './schema.ts';

export interface ViewLife extends LifeEvents {
  /** From a link: a day of the week of birth. */
  readonly birthdate: CalendarDate;
  /** Years, 1 to 150. */
  readonly lifeExpectancy: number;
}

const Settings = v.object({
  /** The weeks of a life, or the days of the present year. The first links to the view have no choice. */
  shows: v.optional(v.picklist(['life', 'year']), 'life'),
  /** The only line: the weeks lived, the name of the present chapter, the next day that means something, or nothing. */
  line: v.picklist(['weeks', 'chapter', 'next', 'nothing']),
  /** `clock`: light by day, dark by night. */
  theme: v.picklist(['clock', 'light', 'dark']),
  /** The meaning of the dots' colors. A life without chapters shows time. */
  by: v.picklist(['chapters', 'time']),
  moments: v.boolean(),
  awake: v.boolean(),
});

export type ViewSettings = Readonly<v.InferOutput<typeof Settings>>;

export const DEFAULT_VIEW: ViewSettings = {
  shows: 'life',
  line: 'weeks',
  theme: 'clock',
  by: 'chapters',
  moments: true,
  awake: false,
};

/** What can stand for the day of birth in place of the Thursday of its week, in days from that. */
const STAND_INS = { monday: -3, sunday: 3 } as const;
type StandIn = keyof typeof STAND_INS;

const LinkedLife = v.object({
  /** The week of birth, in ISO 8601. */
  born: v.pipe(
    v.string(),
    v.transform(thursdayOfIsoWeek),
    v.custom<CalendarDate>((day) => day !== null),
  ),
  standIn: v.optional(v.picklist(['monday', 'sunday'])),
  lifeExpectancy: LifeYears,
  ...ViewedEvents.entries,
});
type LinkedLife = v.InferOutput<typeof LinkedLife>;

/** @property life `null` for the one that is saved on the device where the link is opened */
const ViewLink = v.object({ settings: Settings, life: v.nullable(LinkedLife) });

const dayOf = (thursday: CalendarDate, standIn?: StandIn) =>
  standIn ? addDays(thursday, STAND_INS[standIn]) : thursday;

/**
 * The day of the week of birth that stands for the day of birth: the first by which as many weeks are lived as the page
 * says on the day of the link. Later on, a day of another week makes a difference of one week at most.
 */
function findStandIn(birthdate: CalendarDate, asOf: CalendarDate): StandIn | undefined {
  const thursday = thursdayOfIsoWeek(formatIsoWeek(birthdate)) ?? birthdate;
  const lived = weeksLived(birthdate, asOf);
  const fits = (standIn?: StandIn) => weeksLived(dayOf(thursday, standIn), asOf) === lived;
  return fits() ? undefined : (['monday', 'sunday'] as const).find((day) => fits(day));
}

/** A life for a link, with the day of the link, on which that says as many weeks as the page. */
type LifeAsOf = ViewLife & Pick<Dates, 'asOf'>;

/** The life without the day of birth and the words of moments. Names are for the line only. */
function linkLife(
  { birthdate, asOf, lifeExpectancy, ...events }: LifeAsOf,
  { line, by, moments }: ViewSettings,
) {
  const hasNames = line === 'chapter';
  const linked = linkEvents(
    {
      ...events,
      chapters: hasNames || by === 'chapters' ? events.chapters : [],
      moments: moments ? events.moments : [],
    },
    // With the last week as the present one, every chapter has begun: those without an end are known by that alone.
    { birthdate, now: MAX_WEEK },
  );
  return {
    born: formatIsoWeek(birthdate),
    standIn: findStandIn(birthdate, asOf),
    lifeExpectancy,
    chapters: linked.chapters.map((chapter) => ({ ...chapter, name: hasNames ? chapter.name : '' })),
    moments: linked.moments.map(({ when }) => ({ when })),
  };
}

/**
 * Writes the fragment of a link to the view. A link knows the week of birth and no people, and so no next day.
 * @param life the life that the link shows on any device, with its week of birth; `null` for the one that is saved on
 * the device where the link is opened
 */
export const writeViewLink = (settings: ViewSettings, life: LifeAsOf | null): string =>
  writeLink({
    settings: life && settings.line === 'next' ? { ...settings, line: 'weeks' } : settings,
    life: life && linkLife(life, settings),
  });

function openLife({ born, standIn, lifeExpectancy, chapters, moments }: LinkedLife): ViewLife {
  const events = openLinkedEvents({ chapters, moments: moments.map(({ when }) => ({ when, text: '' })) });
  return { birthdate: dayOf(born, standIn), lifeExpectancy, ...events };
}

/** Reads the fragment of a link to the view, as `readLink`. No fragment at all asks for the usual settings. */
export function readViewLink(
  fragment: string,
): { readonly settings: ViewSettings; readonly life: ViewLife | null } | 'newer' | null {
  if (fragment === '') return { settings: DEFAULT_VIEW, life: null };
  const link = readLink(ViewLink, fragment);
  if (!link || link === 'newer') return link;
  return { settings: link.settings, life: link.life && openLife(link.life) };
}

/** Writes a life for the view as a saved form without activities, so that there is one format. */
export const writeViewedForm = (entered: Pick<Draft, 'birthdate' | 'lifeExpectancy' | 'events'>): string =>
  writeText({
    language: LANGUAGE.tag,
    document: { ...entered, country: null, manual: true, activities: [] },
  });
