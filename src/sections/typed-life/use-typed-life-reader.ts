import { useMemo } from 'react';
import { TYPED_LIFE_WORDS } from '#words/entries.ts';
import { LANGUAGE } from '#words/form.ts';
import { TYPED_TIME_WORDS } from '#words/results.ts';
import { createTypedLifeReader } from '../../document/parse-typed-life.ts';
import { readTimeWords } from '../../document/read-time-words.ts';
import { parseTypedTime } from '../../life/parse-typed-time.ts';
import { useVisitorLocale } from '../../platform/use-locale.ts';
import type { TimeReader } from '../parse-event.ts';
import { useTimeContext } from '../use-time-reader.ts';

/** The page's languages, in which the months of a pasted text are understood on any page. */
export const MONTH_LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans'];

/** Reads a typed life in the language of the page; `null` without a birthdate. */
export function useTypedLifeReader() {
  const context = useTimeContext();
  const visitorLocale = useVisitorLocale();
  return useMemo(() => {
    const { birthdate } = context;
    if (!birthdate) return null;
    const locales = [...MONTH_LANGUAGES, visitorLocale, LANGUAGE.tag];
    const words = readTimeWords(locales, TYPED_TIME_WORDS);
    const reader: TimeReader = { ...context, birthdate, words };
    const { year } = TYPED_TIME_WORDS;
    const besideBirth = readTimeWords(locales, {
      ...TYPED_TIME_WORDS,
      year: [...year, ...TYPED_LIFE_WORDS.born],
    });
    const read = createTypedLifeReader({
      words: TYPED_LIFE_WORDS,
      read: (text) => parseTypedTime(text, words, birthdate),
      readBirth: (text) => parseTypedTime(text, besideBirth, birthdate),
    });
    return { reader, read };
  }, [context, visitorLocale]);
}

export type TypedLifeReader = NonNullable<ReturnType<typeof useTypedLifeReader>>;
