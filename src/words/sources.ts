import { LANGUAGE } from '#words/form.ts';
import { COMPARISONS, SOURCE_LABELS, SOURCE_NOTES } from '#words/results.ts';
import type { Format } from './format.ts';

/** The publication of a fact. What is in the page's language is read when it is needed. */
export interface Source {
  /** Short enough to follow a sentence. */
  readonly label: string;
  /** Authors, place and year, as published. */
  readonly title: string;
  readonly url: string;
  /** The subject of the publication, where the title does not say it. */
  readonly note?: keyof typeof SOURCE_NOTES;
  /** How many people a study is on, if its note says so. */
  readonly participants?: number;
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

/** The subject of a publication, after its title; empty if the title says it. */
export function describeSourceNote(format: Format, id: SourceId): string {
  const { note, participants: count = 0 } = SOURCES[id];
  if (note === undefined) return '';
  const text = SOURCE_NOTES[note];
  return LANGUAGE.comma + (typeof text === 'string' ? text : text(format, { count }));
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
