import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { listMessages, listTexts, textsOf } from '../../tests/fixtures/catalogues.ts';
import { LANGUAGES } from './languages.ts';

interface Address {
  /** As the table of `docs/tone-and-terms.md` begins. */
  readonly form: string;
  /** Words of any other form. */
  readonly others: RegExp;
  /** Sentences in which it has to find one. */
  readonly examples: readonly string[];
}

/** @param words separated by `|`, in small letters or not */
const words = (...lists: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${lists.join('|')})(?!\\p{L})`, 'iu');
/** @param list of words that begin a sentence, separated by `|` */
const first = (list: string) => new RegExp(`(?:^|[.!?:…] )(?:${list})(?!\\p{L})`, 'u');
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

/** The verbs that a language asks politely with, as far as all forms have it. @param pattern with the stem in its group */
const stems = (folder: string, pattern: RegExp) => [
  ...new Set(
    listTexts(folder).flatMap((text) => Array.from(text.matchAll(pattern), ([, stem = '']) => stem)),
  ),
];

/** “Wähle …” where “Wählen Sie …” is said. “Bitte” is a word of its own. */
const germanImperatives = stems('de', /(?<!\p{L})(\p{L}+?)e?n Sie\b/gu)
  .filter((stem) => stem !== 'Bitt')
  .map((stem) => `${stem}e?(?! Sie)`);
/** “Appuie …” where “Appuyez …” is said. */
const frenchImperatives = stems('fr', /(?<!\p{L})(\p{L}+?)ez\b/gu).map((stem) =>
  stem.endsWith('iss') ? stem.replace(/ss$/, 's') : `${stem.replace(/y$/, '[iy]')}(?:es?|s)`,
);

/** By the folder of the language. Arabic and English have one form, beside which there are plurals and old words. */
const ADDRESS: Readonly<Record<string, Address>> = {
  en: { form: '', others: words('thou|thee|thy|thine|ye'), examples: ['Enter thy birthdate'] },
  es: {
    form: 'tú',
    others: anyOf(
      words('usted(?:es)?|uds?\\.|vos|vosotr[ao]s|vuestr[ao]s?|os'),
      first(
        '(?:Elija|Introduzca|Pulse|Toque|Escriba|Abra|Mire|Vea|Haga|Seleccione|Consulte|Guarde|Pruebe|Revise|Añada|Quite|Copie|Cambie|Recargue|Ponga|Intente|Instale|Inicie|Mueva|Complete|Compruebe|Acorte)(?:l[ao]s?)?',
      ),
    ),
    examples: ['Los datos que usted escribe', 'Pulse una semana', 'Vuestra vida'],
  },
  fr: {
    form: 'vous',
    others: anyOf(
      words('tu|toi|ton|ta|tes|te|t’\\p{L}+', '(?:le|la|les) tien(?:ne)?s?'),
      first(frenchImperatives.join('|')),
    ),
    examples: [
      'Ta vie en chiffres',
      'Ce que tu as saisi',
      'Choisis un pays',
      'Appuie sur un point',
      'Ils t’aident',
    ],
  },
  de: {
    form: 'Sie',
    others: anyOf(
      words(
        'du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|ihr (?:habt|seid|könnt|müsst|wollt|dürft)',
        '(?:ha|bi|kann|will|möchte|muss|soll|soll?te|könnte|darf|wir|weiß|war|hatte|sieh|gib|lebe|wähle)st',
      ),
      first(`${germanImperatives.join('|')}|Gib|Lies|Sieh|Nimm|Hilf|Vergiss|Sprich|Sei|Tu`),
    ),
    examples: [
      'Dein Leben in Zahlen',
      'Wenn du magst',
      'Wähle ein Land aus',
      'Gib ein Jahr ein',
      'Kannst es ändern',
    ],
  },
  'pt-br': {
    form: 'você',
    others: words('tu|te|ti|contigo|teus?|tuas?|vós|vos|convosco|voss[ao]s?'),
    examples: ['A tua vida em números', 'O que tu informas'],
  },
  'zh-hans': { form: '你', others: /您/u, examples: ['您的人生'] },
  ja: {
    form: 'です・ます',
    others:
      /(?:だ|だよ|だった|である|する|(?<![まで])した|して|ない|なる|なった|ある|あった|いる|せよ|しろ)。|お前|おまえ|きみ/u,
    examples: ['これは例である。', '国を選択して。', 'データがない。'],
  },
  ar: {
    form: 'modern standard Arabic',
    others: /(?:حضرت|سيادت)ك|(?<!\p{L})أنتم|\p{L}كم(?!\p{L})/u,
    examples: ['حياتكم بالأرقام', 'حياة حضرتك'],
  },
};

const GUIDE = readFileSync('docs/tone-and-terms.md', 'utf8');

describe.each(LANGUAGES.map((language) => [language.name, folderOf(language)] as const))(
  'In %s',
  (_, folder) => {
    const address = ADDRESS[folder];

    test('the page addresses its reader in one form, that of the guide', () => {
      expect(GUIDE).toContain(`| ${address?.form ?? 'This language has none here.'}`);
      const found = listMessages(folder).flatMap((message) =>
        textsOf(message).flatMap((text) => {
          const [word] = address?.others.exec(text) ?? [];
          return word ? [`${message.id}: “${word}” in “${text}”`] : [];
        }),
      );
      expect(found).toEqual([]);
    });

    test('another form of address would be found', () => {
      expect(address?.examples.filter((text) => !address.others.test(text))).toEqual([]);
    });
  },
);
