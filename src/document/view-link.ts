import * as v from 'valibot';
import type { CalendarDate } from '../life/calendar-date.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { formatIsoWeek, thursdayOfIsoWeek } from '../life/iso-week.ts';
import { EVENT_LIMITS, type LifeEvents, MAX_EVENT_LENGTH } from '../life/life-events.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { cleanText } from '../words/clean-text.ts';
import { LINK_VERSION, readLinkText, SEPARATOR, writeLinkText } from './link-text.ts';
import { MAX_WEEK, numbered, ofWeek, splitChapter } from './linked-events.ts';

/** Everything that the view needs of a life. */
export interface ViewLife extends Pick<LifeEvents, 'chapters' | 'moments'> {
  /** From a link: a day of the week of birth. */
  readonly birthdate: CalendarDate;
  /** Years, 1 to 150. */
  readonly lifeExpectancy: number;
}

const Switch = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((text) => text === 'on'),
);

/** The visitor's choices for the view, as a link has them; the usual one first. */
const LinkedSettings = v.object({
  /** The only line: the weeks lived, the name of the present chapter, or nothing. */
  line: v.picklist(['weeks', 'chapter', 'nothing']),
  /** `clock`: light by day, dark by night. */
  theme: v.picklist(['clock', 'light', 'dark']),
  /** The meaning of the dots' colors. A life without chapters shows time. */
  by: v.picklist(['chapters', 'time']),
  /** Whether the weeks of moments are marked. */
  moments: Switch,
  /** Whether the screen stays on. */
  awake: Switch,
});

export type ViewSettings = Readonly<v.InferOutput<typeof LinkedSettings>>;

export const DEFAULT_VIEW: ViewSettings = {
  line: 'weeks',
  theme: 'clock',
  by: 'chapters',
  moments: true,
  awake: false,
};

/** Enough for all names of chapters with each letter encoded as nine characters, and all moments. */
const MAX_CHARACTERS = 8000;

const writeSwitch = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Adds the life, without the day of birth and without the words of moments. Names are for the line only. */
function appendLife(parameters: URLSearchParams, life: ViewLife, { line, by, moments }: ViewSettings): void {
  const { birthdate, lifeExpectancy } = life;
  parameters.append('born', formatIsoWeek(birthdate));
  parameters.append('years', String(lifeExpectancy));
  // With the last week as the present one, every chapter has begun: those without an end are known by that alone.
  const chapters = placeChapters(life.chapters, { birthdate, now: MAX_WEEK });
  for (const { chapter, from, until, goesOn } of line === 'chapter' || by === 'chapters' ? chapters : []) {
    if (from >= MAX_WEEK) continue;
    const values = [
      from,
      goesOn ? '' : Math.min(until, MAX_WEEK),
      ACTIVITY_COLORS.indexOf(chapter.color),
      line === 'chapter' ? chapter.name : '',
    ];
    parameters.append('chapter', values.join(SEPARATOR));
  }
  const weeks = moments ? placeMoments(life.moments, birthdate).map(({ week }) => week) : [];
  for (const week of weeks.filter((each) => each < MAX_WEEK)) parameters.append('moment', String(week));
}

/**
 * Writes the fragment of a link to the view.
 * @param life the life that the link shows on any device, with its week of birth; `null` for the one that is saved on
 * the device where the link is opened
 */
export function writeViewLink(settings: ViewSettings, life: ViewLife | null): string {
  const parameters = new URLSearchParams({
    v: String(LINK_VERSION),
    line: settings.line,
    theme: settings.theme,
    by: settings.by,
    moments: writeSwitch(settings.moments),
    awake: writeSwitch(settings.awake),
  });
  if (life) appendLife(parameters, life, settings);
  return writeLinkText(parameters);
}

const Week = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,3})$/), v.transform(Number), v.maxValue(MAX_WEEK));

const LinkedChapter = v.pipe(
  v.string(),
  v.transform(splitChapter),
  v.object({
    from: Week,
    until: v.nullable(Week),
    color: v.picklist(ACTIVITY_COLORS),
    name: v.pipe(v.string(), v.maxLength(MAX_EVENT_LENGTH), v.transform(cleanText)),
  }),
  v.check(({ from, until }) => until === null || until > from),
  v.transform(({ from, until, ...chapter }) => ({
    ...chapter,
    from: ofWeek(from),
    until: until === null ? null : ofWeek(until - 1),
  })),
);

const LinkedLife = v.pipe(
  v.object({
    born: v.pipe(
      v.string(),
      v.transform(thursdayOfIsoWeek),
      v.custom<ViewLife['birthdate']>((day) => day !== null),
    ),
    years: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,17})?$/),
      v.transform(Number),
      v.minValue(LIFE_EXPECTANCY_LIMITS.min),
      v.maxValue(LIFE_EXPECTANCY_LIMITS.max),
    ),
    chapters: v.pipe(v.array(LinkedChapter), v.maxLength(EVENT_LIMITS.chapters)),
    moments: v.pipe(v.array(Week), v.maxLength(EVENT_LIMITS.moments)),
  }),
  v.transform(
    ({ born, years, chapters, moments }): ViewLife => ({
      birthdate: born,
      lifeExpectancy: years,
      chapters: numbered(chapters),
      moments: numbered(moments.map((week) => ({ text: '', when: ofWeek(week) }))),
    }),
  ),
);

/** The content of a link to the view. */
interface ViewLink {
  readonly settings: ViewSettings;
  /** `null` for the life that is saved on this device. */
  readonly life: ViewLife | null;
}

/**
 * Parses the fragment of a link to the view.
 * @returns `newer` for a link of a newer version; `null` for any other text that `writeViewLink` cannot have written,
 * such as a link that was cut short or altered. No fragment at all asks for the usual settings.
 */
export function parseViewLink(fragment: string): ViewLink | 'newer' | null {
  if (fragment === '') return { settings: DEFAULT_VIEW, life: null };
  if (fragment.length > MAX_CHARACTERS) return null;
  const read = readLinkText(fragment);
  if (read === null || read === 'newer') return read;
  const values = Object.fromEntries(read);
  const settings = v.safeParse(LinkedSettings, values);
  if (!settings.success) return null;
  if (!read.has('born')) return { settings: settings.output, life: null };
  const life = v.safeParse(LinkedLife, {
    ...values,
    chapters: read.getAll('chapter'),
    moments: read.getAll('moment'),
  });
  return life.success ? { settings: settings.output, life: life.output } : null;
}
