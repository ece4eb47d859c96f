import { LANGUAGE } from '#words/form.ts';
import { COMPARISONS } from '#words/results.ts';
import type { Format } from './format.ts';
import { SOURCES, type SourceId } from './sources.ts';

/** The subject of a publication, after its title; empty if the title says it. */
export function describeSourceNote(format: Format, id: SourceId): string {
  const { note } = SOURCES[id];
  if (note === undefined) return '';
  return LANGUAGE.comma + (typeof note === 'string' ? note : note(format));
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
