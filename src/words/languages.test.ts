import { readFileSync } from 'node:fs';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import type { Message } from '../../scripts/words/catalogue.ts';
import { listWholeFolders } from '../../scripts/words/languages.ts';
import { listMessages, listPluralForms, textsOf } from '../../tests/fixtures/catalogues.ts';
import { LANGUAGES } from './languages.ts';

/** The ids of the messages in which something is so. */
const idsWhere = (folder: string, isSo: (message: Message) => boolean) =>
  listMessages(folder).flatMap((message) => (isSo(message) ? message.id : []));

/** The text of a message, whatever its arguments are, piece by piece. */
const literalsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element)) return element.value;
    const hasOptions = isPluralElement(element) || isSelectElement(element);
    return hasOptions ? Object.values(element.options).flatMap(({ value }) => literalsOf(value)) : [];
  });

const BOLD_IN_ENGLISH = new Set(
  idsWhere('en', ({ elements }) => literalsOf(elements).some((text) => text.includes('<b>'))),
);

const saidIn = (message: Message) => textsOf(message).join();
const SAID_IN_ENGLISH = new Map(listMessages('en').map((message) => [message.id, saidIn(message)]));
/** How many messages may be the same in a language as in English: names, French “Contact”. */
const MOST_ALIKE = 60;

/** Whole figures of every plural category of every language. */
const COUNTS = [1, 2, 3, 5, 11, 12, 21, 99, 100, 101, 102, 103, 111, 1000, 1_000_000];

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('./*/{activity-names,names}.ts');
const exportsOf = async (folder: string, name: string) =>
  Object.keys((await MODULES[`./${folder}/${name}.ts`]?.()) ?? {});

describe.each(LANGUAGES.map((language) => [language.name, folderOf(language), language.tag] as const))(
  'In %s',
  (_, folder, tag) => {
    test('each form of a plural has its figure, unless it is for a single figure', () => {
      const rules = new Intl.PluralRules(tag);
      const standsForOne = (form: string) =>
        form.startsWith('=') || COUNTS.filter((figure) => rules.select(figure) === form).length <= 1;
      const plurals = listPluralForms(folder);
      expect(plurals.length > 10).toBe(rules.resolvedOptions().pluralCategories.length > 1);
      const withoutFigure = plurals.flatMap(({ message, forms }) => {
        // If no form has the figure, it is elsewhere in the message, and these are the words that agree with it.
        const hasFigure = [...forms.values()].some((text) => text.includes('#'));
        const without = [...forms].filter(([form, text]) => !standsForOne(form) && !text.includes('#'));
        return hasFigure ? without.map(([form, text]) => `${message}, ${form}: ${text}`) : [];
      });
      expect(withoutFigure).toEqual([]);
    });

    test('plurals within sentences are those of the language', () => {
      const grammar = readFileSync(`src/words/${folder}/grammar.ts`, 'utf8');
      const tags = Array.from(grammar.matchAll(/pluralIn\('([^']*)'/g), ([, called]) => called);
      expect(tags.filter((called) => called !== tag)).toEqual([]);
    });

    test('no message is empty in any of its variants', () => {
      expect(idsWhere(folder, (message) => textsOf(message).some((text) => text.trim() === ''))).toEqual([]);
    });

    test.skipIf(folder === 'en')(
      'all messages are translated, except for a few that are the same as in English',
      () => {
        const english = idsWhere(folder, (message) => SAID_IN_ENGLISH.get(message.id) === saidIn(message));
        expect(english.length > MOST_ALIKE ? [english.length, ...english.slice(0, 10)] : []).toEqual([]);
      },
    );

    test('only a figure that is bold in English is bold, and there is no other markup', () => {
      const isAmiss = ({ id }: Message, text: string) =>
        /[<>]/.test(text) && !(BOLD_IN_ENGLISH.has(id) && /^[^<]*<b>[^<]*[#}]<\/b>[^<]*$/.test(text));
      expect(idsWhere(folder, (message) => textsOf(message).some((text) => isAmiss(message, text)))).toEqual(
        [],
      );
    });

    test.each(['activity-names', 'names'])('`%s.ts` has all that the English one exports', async (name) => {
      expect(await exportsOf(folder, name)).toEqual(expect.arrayContaining(await exportsOf('en', name)));
    });
  },
);

test('the languages are the folders, but for drafts, English first', () => {
  expect(LANGUAGES[0]).toMatchObject({ tag: 'en', path: '' });
  expect(LANGUAGES.map(folderOf).toSorted()).toEqual(listWholeFolders().toSorted());
});

test.each(LANGUAGES)('$name is a language that Intl knows, in the direction of its script', (language) => {
  const { tag, direction } = language;
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
  expect(folderOf(language)).toBe(tag.toLowerCase());
  const { script = '' } = new Intl.Locale(tag).maximize();
  expect(direction).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
});

test.each(LANGUAGES)('In $name, the title of a toast ends as a sentence does', (language) => {
  const textOf = (id: string) => {
    const found = listMessages(folderOf(language)).filter((message) => message.id === id);
    return found.flatMap(textsOf).join();
  };
  const end = textOf('row.sentence').replace('{items}', '');
  expect(textOf('toast.titleEnd')).toBe(end + language.space);
});

test('a life expectancy is 84 or 84.5, and never 84.0, in any language', () => {
  const texts = LANGUAGES.flatMap((language) =>
    ['form', 'results', 'view'].map((area) =>
      readFileSync(`src/words/${folderOf(language)}/${area}.json`, 'utf8'),
    ),
  );
  expect(
    texts.join().match(/\{(?:lifeExpectancy|average|expected|end|age|until), number, ::\.0\}/g),
  ).toBeNull();
});

test('no English sentence says “1 years” or “2 year”', () => {
  const beside = (figure: string, unit: string) =>
    new RegExp(`${figure} (?:year|week|day|hour|minute)${unit}\\b`);
  const texts = ['form', 'results', 'view'].map((area) => readFileSync(`src/words/en/${area}.json`, 'utf8'));
  // A figure with a decimal is always plural: “1.0 years”.
  const unchanging = texts.join().match(new RegExp(beside(String.raw`\{\w+, number\}`, 's?'), 'g'));
  expect(unchanging).toBeNull();
  for (const { message, forms } of listPluralForms('en'))
    for (const [form, text] of forms)
      expect(text, message).not.toMatch(beside('#', form === 'one' || form === '=1' ? 's' : ''));
});
