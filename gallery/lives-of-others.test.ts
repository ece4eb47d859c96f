import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '../scripts/page-languages.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { inLanguage } from '../tests/support/in-language.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';

/**
 * Words that address one person as “you”, by the folder of the language. Chinese and Japanese have no forms of verbs for it.
 * German “Sie” at the start of a sentence may be “they”, and Arabic words that end in “ك” by themselves are left out.
 */
const SECOND_PERSON: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you|your|yours|yourself)\b/i,
  es: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|has|eres|estás|tienes|tengas|puedes|haces|duermes|\p{L}+[ai]ste)(?!\p{L})/iu,
  fr: /\b(?:vous|votre|vos|vôtres?)\b/i,
  de: /(?<=[\p{L}\d,“”)] )Sie\b|\bIhr(?:e[mnrs]?)?\b|\bIhnen\b/u,
  'pt-br': /(?<!\p{L})(?:você|vocês|seus?|suas?|contigo|te|ti)(?!\p{L})/iu,
  'zh-hans': /[你您]/,
  ja: /あなた|ご自分|おふたり/,
  ar: /(?<!\p{L})(?!(?:[وكل]*ذلك|تلك|هناك|البنك)(?!\p{L}))\p{L}+(?:ك|كما|كم)(?!\p{L})|عشت|أدخلت/u,
};

/** The ids of messages that may say “you”: they tell the reader what to do, or give general advice. */
const TO_THE_READER =
  /^(?:form\.exampleShown|link\.heading|sharedLife\.|disclaimer\.medical|method\.limitsTitle|health\.none|weeks\.keys\.|survival\.keys|share\.(?:includeMarksHint|link\.byHand)|viewChoice\.hint|(?:exercise|sleep)Notes\..*\.recommendations\.)/;

const ATTRIBUTE = /<[^>]*? (?:aria-label|aria-valuetext|title|alt|placeholder)="|"[^<>]*>|<[^>]+>/;

/** The texts of a page, and the names of its parts. A figure in bold is within its sentence. */
const textsOf = (markup: string): readonly string[] =>
  markup
    .replaceAll(/<\/?b>/g, '')
    .replaceAll(/\s/g, ' ')
    .split(ATTRIBUTE);

/** The parts of those messages between their arguments, the longest first. @param folder of a language's words */
const listToTheReader = (folder: string): readonly string[] =>
  (['form', 'results'] as const)
    .map((area): Catalogue => JSON.parse(readFileSync(`src/words/${folder}/${area}.json`, 'utf8')))
    .flatMap((messages) => Object.entries(messages))
    .flatMap(([id, { defaultMessage }]) =>
      TO_THE_READER.test(id) ? defaultMessage.replaceAll(/\s/g, ' ').split(/\{[^}]*\}/) : [],
    )
    .toSorted((one, other) => other.length - one.length);

type Catalogue = Readonly<Record<string, { readonly defaultMessage: string }>>;
type Lives = typeof import('./lives-of-others.tsx');

test.each(LANGUAGES)('In $name, somebody else’s life never speaks of “you”', async (language) => {
  const folder = folderOf(language);
  const isToSomebody = (text: string) => SECOND_PERSON[folder]?.test(text) ?? true;
  const toTheReader = listToTheReader(folder);
  const texts = await inLanguage(folder, async (load) => {
    const { LIVES_OF_OTHERS }: Lives = await load('gallery/lives-of-others.tsx');
    return new Set(LIVES_OF_OTHERS.flatMap((life) => textsOf(renderInNode(life))));
  });
  const found = Array.from(texts)
    .filter(isToSomebody)
    .filter((text) => isToSomebody(toTheReader.reduce((rest, part) => rest.replaceAll(part, ''), text)));
  expect(texts.size).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
