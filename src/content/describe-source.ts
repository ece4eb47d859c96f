import { COMPARISONS, GENERAL_COMPARISONS } from '#messages/comparison-messages.ts';
import { LANGUAGE } from '#messages/language.ts';
import type { Format } from '../messages/format.ts';
import type { Agreeing } from '../messages/plural.ts';
import { SOURCES, type SourceId } from './sources.ts';

/** What follows the title of a publication: what it is about; empty if the title says it. */
export function describeSourceNote(format: Format, id: SourceId): string {
  const { note } = SOURCES[id];
  if (note === undefined) return '';
  return LANGUAGE.comma + (typeof note === 'string' ? note : note(format));
}

/** What rests on publications about English alone: other languages may do without. */
const RESTING: Readonly<Partial<Record<SourceId, readonly (Agreeing | null)[]>>> = {
  brysbaert2019: [COMPARISONS.reading.novels, COMPARISONS.reading.words, GENERAL_COMPARISONS.novels],
  foreignServiceInstitute: [
    COMPARISONS.studying.hardLanguage,
    COMPARISONS.studying.languages,
    GENERAL_COMPARISONS.languages,
  ],
};

const isSource = (id: string): id is SourceId => Object.hasOwn(SOURCES, id);

/** The publications that the page in this language is based on. */
export const listSources = (): readonly SourceId[] =>
  Object.keys(SOURCES)
    .filter(isSource)
    .filter((id) => RESTING[id]?.some((comparison) => comparison) ?? true);
