import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { isSyntaxNode, readText, type SyntaxNode } from '../../scripts/copy-text.ts';
import { folderOf } from '../../scripts/page-languages.ts';
import { formatFor } from './format.ts';
import { LANGUAGES } from './languages.ts';

/** Figures of every plural category of every language, as `Format.number` writes them. */
const FIGURES = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 5, 11, 12, 21, 99, 100, 101, 102, 103, 111, 1000, 1248, 1_000_000,
];
const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

type Forms = ReadonlyMap<string, string>;

/** The phrases of an object such as `{ one: '# year', other: '# years' }`; `null` for any other object. */
function readForms({ type, properties }: SyntaxNode): Forms | null {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return null;
  const forms = properties.filter(isSyntaxNode).map(({ key, value }) => {
    const name = isSyntaxNode(key) ? String(key['name']) : '';
    return [name, isSyntaxNode(value) ? (readText(value) ?? '') : ''] as const;
  });
  const names = forms.map(([name]) => name);
  const arePhrases = names.includes('other') && names.every((name) => CATEGORIES.has(name));
  // Others are put together from parts that are phrases themselves.
  return arePhrases && forms.every(([, phrase]) => phrase !== '') ? new Map(forms) : null;
}

function findForms(node: unknown): Forms[] {
  if (Array.isArray(node)) return node.flatMap(findForms);
  if (typeof node !== 'object' || node === null) return [];
  const forms = isSyntaxNode(node) ? readForms(node) : null;
  return forms ? [forms] : Object.values(node).flatMap(findForms);
}

describe.each(LANGUAGES.map((language) => [language.name, language] as const))('In %s', (_, language) => {
  const rules = new Intl.PluralRules(language.tag, { maximumFractionDigits: 1 });
  const format = formatFor(language.tag);
  const found = globSync(`src/messages/${folderOf(language)}/*.ts`, { exclude: ['**/*.test.ts'] }).flatMap(
    (file) => findForms(parseSync(file, readFileSync(file, 'utf8')).program),
  );

  test('there are phrases with figures', () => {
    expect(found.length).toBeGreaterThan(language.tag === 'ja' || language.tag === 'zh-Hans' ? 10 : 30);
  });

  test('each form of each phrase has its figure, unless it stands for one figure alone', () => {
    for (const forms of found) {
      const phrases = [...forms.values()];
      const hasFigure = phrases.some((phrase) => phrase.includes('#'));
      for (const figure of FIGURES) {
        const category = rules.select(figure);
        const phrase = forms.get(category) ?? forms.get('other') ?? '';
        const rendered = phrase.replace('#', format.number(figure));
        expect(rendered.trim(), JSON.stringify(phrases)).not.toBe('');
        expect(rendered, JSON.stringify(phrases)).not.toContain('#');
        const counts = FIGURES.filter((each) => Number.isInteger(each) && each > 0);
        const isOnlyOne = counts.filter((each) => rules.select(each) === category).length <= 1;
        if (hasFigure && !isOnlyOne) expect(rendered).toContain(format.number(figure));
      }
    }
  });
});
