import { LANGUAGE } from '#words/form.ts';
import { COMPARISONS, SOURCE_LABELS, SOURCE_NOTES } from '#words/results.ts';
import type { TimeUse } from '../world/country-facts-schema.ts';
import { DATA_SOURCES, type DataSource } from './data-sources.ts';
import type { Format } from './format.ts';

/** The publication of a fact. What is in the page's language is read when it is needed. */
export interface Source {
  /** Short enough to follow a sentence. */
  readonly label: string;
  /** Authors, place and year, as published. */
  readonly title: string;
  readonly url: string;
  /** The month of its publication or of its latest update; 1 to 12. */
  readonly released?: { readonly year: number; readonly month: number };
  /** The numbers of the tables that the page uses. */
  readonly tables?: readonly string[];
  /** The subject of the publication, where the title does not say it. */
  readonly note?: keyof typeof SOURCE_NOTES;
  /** How many people a study is on, if its note says so. */
  readonly participants?: number;
  /** The license of figures that may only be shown with it. */
  readonly license?: DataSource['license'];
}

const sources = {
  who2020: {
    get label() {
      return SOURCE_LABELS.who2020;
    },
    title:
      'World Health Organization guidelines on physical activity, in Bull et al., ' +
      'British Journal of Sports Medicine 2020;54:1451–1462',
    url: 'https://doi.org/10.1136/bjsports-2020-102955',
  },
  moore2012: {
    label: 'Moore 2012',
    title: 'Moore et al., PLoS Medicine 2012;9(11):e1001335',
    note: 'adults',
    participants: 654_827,
    url: 'https://doi.org/10.1371/journal.pmed.1001335',
  },
  arem2015: {
    label: 'Arem 2015',
    title: 'Arem et al., JAMA Internal Medicine 2015;175(6):959–967',
    note: 'adults',
    participants: 661_137,
    url: 'https://doi.org/10.1001/jamainternmed.2015.0533',
  },
  aasm2015: {
    get label() {
      return SOURCE_LABELS.aasm2015;
    },
    title: 'American Academy of Sleep Medicine and Sleep Research Society, 2015',
    note: 'hoursOfSleep',
    url: 'https://doi.org/10.5664/jcsm.4758',
  },
  hirshkowitz2015: {
    label: 'National Sleep Foundation 2015',
    title: 'National Sleep Foundation, in Hirshkowitz et al., Sleep Health 2015',
    url: 'https://doi.org/10.1016/j.sleh.2014.12.010',
  },
  cappuccio2010: {
    label: 'Cappuccio 2010',
    title: 'Cappuccio et al., Sleep 2010;33(5):585–592',
    note: 'people',
    participants: 1_382_999,
    url: 'https://doi.org/10.1093/sleep/33.5.585',
  },
  timeUse2025: {
    label: 'American Time Use Survey 2025',
    title: 'American Time Use Survey 2025, US Bureau of Labor Statistics',
    released: { year: 2026, month: 6 },
    tables: ['1', '11A'],
    note: 'americanDays',
    url: 'https://www.bls.gov/news.release/archives/atus_06252026.htm',
  },
  oecdTimeUse: {
    get label() {
      return SOURCE_LABELS.oecd;
    },
    title: 'OECD Time Use Database',
    released: { year: 2026, month: 4 },
    url: 'https://www.oecd.org/en/data/datasets/time-use-database.html',
    license: DATA_SOURCES.worldBank.license,
  },
  dataReportal2025: {
    label: 'DataReportal 2025',
    title: 'DataReportal, Digital 2025: Global Overview Report',
    note: 'socialMedia',
    url: 'https://datareportal.com/reports/digital-2025-global-overview-report',
  },
  foreignServiceInstitute: {
    label: 'Foreign Service Institute',
    title: 'US Department of State, Foreign Service Institute',
    note: 'classHours',
    url: 'https://www.state.gov/foreign-language-training/',
  },
  brysbaert2019: {
    label: 'Brysbaert 2019',
    title: 'Brysbaert, Journal of Memory and Language 2019;109:104047',
    note: 'readingSpeed',
    url: 'https://doi.org/10.1016/j.jml.2019.104047',
  },
} satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;

/** All publications that the health notes and the comparisons are based on. */
export const SOURCES: Readonly<Record<SourceId, Source>> = sources;

/** The month of a publication or of its latest update: “April 2026”; empty if the page does not say it. */
export function describeRelease(format: Format, id: SourceId): string {
  const { released } = SOURCES[id];
  return released ? format.month(released.year, released.month) : '';
}

function describeNote(format: Format, id: SourceId): string {
  const { note, participants: count = 0, tables = [] } = SOURCES[id];
  if (note === undefined) return '';
  if (note === 'americanDays')
    return SOURCE_NOTES[note]({ month: describeRelease(format, id), tables: format.list(tables) });
  const text = SOURCE_NOTES[note];
  return typeof text === 'string' ? text : text(format, { count });
}

/** The subject of a publication, after its title; empty if the title says it. */
export function describeSourceNote(format: Format, id: SourceId): string {
  const note = describeNote(format, id);
  return note && LANGUAGE.comma + note;
}

/** Texts about publications that are only about English: other languages may do without. */
const listResting = (): Readonly<Partial<Record<SourceId, readonly unknown[]>>> => ({
  brysbaert2019: [COMPARISONS.reading.novels, COMPARISONS.reading.words],
  foreignServiceInstitute: [COMPARISONS.studying.hardLanguage, COMPARISONS.studying.languages],
});

const isSource = (id: string): id is SourceId => Object.hasOwn(SOURCES, id);

/** The publications that the page in this language is based on. */
export function listSources(): readonly SourceId[] {
  const resting = listResting();
  return Object.keys(SOURCES)
    .filter(isSource)
    .filter((id) => resting[id]?.some((comparison) => comparison) ?? true);
}

const SOURCE_IDS: Readonly<Partial<Record<string, SourceId>>> = {
  'OECD Time Use Database': 'oecdTimeUse',
  'American Time Use Survey': 'timeUse2025',
  DataReportal: 'dataReportal2025',
};

/** The publication of a survey; `undefined` for one that the page does not know. */
export const surveySource = ({ source }: TimeUse): SourceId | undefined => SOURCE_IDS[source];

/** The ages of the youngest and the oldest person who took part, in years; the latter is `null` for "and over". */
export const surveyedAges = ({ ages: [from = 0, to] }: TimeUse) => ({ from, to: to ?? null });
