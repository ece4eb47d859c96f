import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));
const TOKENS = readFileSync('src/app/styles/tokens.css', 'utf8');

/** Stylesheets without their comments, by path, except those without rules of components. */
const STYLESHEETS = new Map(
  SOURCES.filter((path) => path.endsWith('.css'))
    .filter((path) => !/styles[\\/](fonts|tokens|page)\.css$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '')] as const),
);
const COMPONENTS = [
  ...SOURCES.filter((path) => /\.tsx$|^src\/(ui|sections\/keep|view)\/[^/]+\.ts$/.test(path)),
  'index.html',
].map((path) => readFileSync(path, 'utf8'));

/** Stylesheets of classes that several components put on their own elements. */
const SHARED = [
  'src/app/styles/',
  'src/ui/charts/charts.css',
  'src/ui/card.css',
  'src/ui/checkbox.css',
  'src/ui/input.css',
];

/** One-off values: fluid sizes, labels of drawings, and gaps that occur only once. */
const EXCEPTIONS = new Set([
  'app/page-frame.css font-size: clamp(2rem, 6vw, 3.5rem)',
  'app/page-frame.css padding: var(--space-6) 0 calc(3.5rem + env(safe-area-inset-bottom))',
  'ui/charts/charts.css font: 14px var(--sans)',
  'ui/charts/charts.css font: 15px var(--sans)',
  'ui/charts/charts.css font: 13px var(--sans)',
  'sections/form/activity-list.css margin-inline-start: calc(2.75rem + var(--space-4))',
  'sections/form/life-form.css gap: var(--space-11) clamp(var(--space-9), 5vw, 3.5rem)',
  'sections/form/activity-list.css gap: 0.4rem',
  'app/results/results.css padding-top: clamp(var(--space-9), 4vw, 3rem)',
  'sections/timeline/timeline-bar.css margin-top: calc((var(--track-height) - var(--control)) / 2 - 1px)',
  'sections/life-in-weeks/life-in-weeks.css font: clamp(1.75rem, 3.1vw, 2.75rem) / calc(1.1 * var(--leading)) var(--serif)',
  'sections/life-in-weeks/life-in-weeks.css margin-inline: calc(50% - max(50%, min(50vw - 8rem, 44rem)))',
  'ui/button.css padding: 0.4rem var(--space-8)',
  'ui/button.css padding-inline: 1.9rem',
  'ui/card.css font-size: clamp(1.75rem, 4vw, 2.125rem)',
]);

const isIn = (markup: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup);

const declarationsOf = (property: RegExp) =>
  [...STYLESHEETS].flatMap(([path, css]) =>
    [...css.matchAll(/(?<=[{;]\s*)([\w-]+): ([^;{}]+);/g)]
      .filter(([, name = '']) => property.test(name))
      .map(([, name = '', value = '']) => ({
        name: `${path.slice('src/'.length)} ${name}: ${value}`.replace(/\s+/g, ' '),
        value,
      })),
  );

/** Properties that are mirrored where the page reads from right to left, and say so. */
const TURNED = new Set(['background-position', 'transform-origin', 'padding']);

test('sides are logical, not left or right, so that a right-to-left page is mirrored', () => {
  const physical = declarationsOf(/./).filter(({ name }) => {
    const [, property = '', value = ''] = /\S+ ([\w-]+): (.*)/.exec(name) ?? [];
    const side = /\b(left|right)\b/;
    return !TURNED.has(property) && (side.test(property) || side.test(value.replace(/env\(.*?\)/g, '')));
  });
  expect(physical).toEqual([]);
});

/** Selectors of the rules at the top of a stylesheet, of its layer or of a query. */
const selectorsOf = (css: string) => {
  const selectors: string[] = [];
  const open: string[] = [];
  for (const [, head = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      const isTop = open.every((outer) => /^@(media|layer|container)/.test(outer));
      if (isTop && !head.trim().startsWith('@')) selectors.push(...head.split(','));
      open.push(head.trim());
    } else if (brace === '}') open.pop();
  }
  return selectors.map((selector) => selector.trim());
};

describe('Values come from the tokens', () => {
  test('sizes of type, gaps, paddings and margins', () => {
    const literal = declarationsOf(/^(font|font-size|(row-|column-)?gap|padding.*|margin.*)$/)
      .filter(({ value }) => /\d(rem|px)/.test(value))
      .map(({ name }) => name);
    expect(new Set(literal)).toEqual(EXCEPTIONS);
  });

  test('corners and layers', () => {
    const literal = declarationsOf(/^(border-radius|z-index)$/).filter(
      ({ value }) => !/^(var\(--[\w-]+\)|0|50%)$/.test(value),
    );
    expect(literal).toEqual([]);
  });

  test('every token is used, and every token that is used exists', () => {
    const code = [...STYLESHEETS.values(), ...COMPONENTS, TOKENS].join('\n');
    const scale = String.raw`(--(?:text|title|figure|space|section|radius|round|layer)[\w-]*)`;
    const find = (text: string, pattern: string) =>
      new Set(Array.from(text.matchAll(new RegExp(pattern, 'gm')), ([, name]) => name));
    expect(find(code, String.raw`var\(${scale}\)`)).toEqual(find(TOKENS, `^ {2}${scale}:`));
  });
});

test('every query of a width or a height has a breakpoint of the tables in tokens.css', () => {
  const listed = [...TOKENS.matchAll(/^ \* \| ([\d.]+r?em) /gm)].map(([, size]) => size);
  const used = [...STYLESHEETS.values()].flatMap((css) =>
    [...css.matchAll(/\((?:min|max)-(?:width|height): ([^)]+)\)/g)].map(([, size]) => size),
  );
  expect(new Set(used)).toEqual(new Set(listed));
});

describe('A stylesheet has the rules of one component', () => {
  const owners = [...STYLESHEETS].filter(([path]) => !SHARED.some((shared) => path.startsWith(shared)));

  test.each(owners)('%s starts each rule at a class of a component beside it', (path, css) => {
    const beside = SOURCES.filter((file) => dirname(file) === dirname(path) && /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const foreign = selectorsOf(css).filter((selector) => {
      const name = /^[a-z]*\.([\w-]+)/.exec(selector)?.[1];
      if (name === undefined) return !/^(:root|body:has)/.test(selector);
      return !name.startsWith(`${basename(path, '.css')}-`) && !isIn(beside, name);
    });
    expect(foreign).toEqual([]);
  });

  test('no class has rules in two stylesheets', () => {
    const home = new Map<string, string>();
    for (const [path, css] of STYLESHEETS) {
      for (const selector of selectorsOf(css)) {
        const name = /^[a-z]*\.([\w-]+)/.exec(selector)?.[1];
        if (!name) continue;
        expect(home.get(name) ?? path, name).toBe(path);
        home.set(name, path);
      }
    }
  });

  test('every class that has a rule is on an element', () => {
    const markup = COMPONENTS.join('\n');
    const unused = [...STYLESHEETS.values()]
      .flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
      // A variant's class is put together: `button-${look}`.
      .filter((name) => !isIn(markup, name) && !markup.includes(`${name.split('-')[0]}-\${`));
    expect([...new Set(unused)]).toEqual([]);
  });
});
