/** `npx tsx scripts/add-language.ts it`: makes the folder of a language, with the words of English, to be translated. */
import { WORDS } from './words/page-words.ts';
import { startLanguage } from './words/start-language.ts';

const [tag] = process.argv.slice(2);
if (tag === undefined) {
  console.error('Which language? Name its tag, such as “it” or “pt-BR”: npx tsx scripts/add-language.ts it');
  process.exit(1);
}
console.log(
  `${startLanguage(WORDS, tag)} has the words of English: docs/translating.md says what comes next.`,
);
