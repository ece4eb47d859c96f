/**
 * `npx tsx scripts/list-copy.ts`: lists every sentence of the page in every state, with its place, so that an editor can
 * read them in one go. Arguments are in braces, the figure of a plural is `#`, and the note for translators follows a
 * dash. With `de`, it lists the German ones, each after the English one, and with `de Woche` only those with that word in
 * either.
 */
import { readFileSync } from 'node:fs';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { AREAS, type Message, pathOf, readCatalogue } from './words/catalogue.ts';
import { WORDS } from './words/page-words.ts';

/** A text, and the choices that lead to it: an option for each argument. */
interface State {
  readonly text: string;
  readonly choices: ReadonlyMap<string, string>;
}

function continueWith({ text, choices }: State, element: MessageFormatElement): State[] {
  if (isPluralElement(element) || isSelectElement(element)) {
    const chosen = choices.get(element.value);
    return Object.entries(element.options)
      .filter(([option]) => chosen === undefined || chosen === option)
      .flatMap(([option, { value }]) =>
        listStates(value, [{ text, choices: new Map(choices).set(element.value, option) }]),
      );
  }
  if (isLiteralElement(element)) return [{ text: text + element.value, choices }];
  const isNamed = isArgumentElement(element) || isNumberElement(element);
  return [{ text: text + (isNamed ? `{${element.value}}` : '#'), choices }];
}

const listStates = (
  elements: readonly MessageFormatElement[],
  states: readonly State[] = [{ text: '', choices: new Map() }],
): readonly State[] =>
  elements.reduce((all, element) => all.flatMap((state) => continueWith(state, element)), states);

/** Every text that a message can become. @example '{# year}' for one, '{# years}' for others */
export const textsOf = ({ elements }: Message): readonly string[] => [
  ...new Set(listStates(elements).map(({ text }) => text)),
];

/** Lines for the texts of a message, the first with the note for translators. @param place before its id */
const listLines = (place: string, message: Message): readonly string[] =>
  textsOf(message).map((text, index) => {
    const note = index === 0 && message.note ? `  — ${message.note}` : '';
    return `${place}  ${message.id}: ${text}${note}`;
  });

/**
 * Every text of a language, with its place and its id.
 * @param language a folder of `src/words`
 * @param word only messages with this word, in their place, id or texts
 */
export function listCopy(language: string, word = ''): readonly string[] {
  const english = AREAS.map((area) => readCatalogue(`${WORDS}/en`, area));
  return AREAS.flatMap((area, index) => {
    const path = pathOf(`${WORDS}/${language}`, area);
    const lines = readFileSync(path, 'utf8').split('\n');
    return [...readCatalogue(`${WORDS}/${language}`, area).values()].flatMap((message) => {
      const place = `${path}:${lines.findIndex((line) => line.startsWith(`  "${message.id}":`)) + 1}`;
      const source = language === 'en' ? undefined : english[index]?.get(message.id);
      const all = [...(source ? listLines('en', source) : []), ...listLines(place, message)];
      return all.some((line) => line.includes(word)) ? all : [];
    });
  });
}

if (process.argv[1]?.endsWith('list-copy.ts')) {
  const [language, word] = process.argv.slice(2);
  for (const line of listCopy(language ?? 'en', word)) console.log(line);
}
