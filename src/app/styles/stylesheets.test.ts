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
  ...SOURCES.filter((path) => /(?<!\.test)\.tsx$|^src.(ui|view|weeks).[\w-]+\.ts$/.test(path)),
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

/** The values of a shorthand. @example 'var(--a) calc(1px + 2px)' has two */
function splitValue(value: string): string[] {
  let joined = value;
  while (/\([^()]*\)/.test(joined)) {
    joined = joined.replace(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(' ', '')}]`);
  }
  return joined.trim().split(/\s+/);
}

test('shorthands of four sides have the same at the left and the right, so that a right-to-left page is mirrored', () => {
  const sided = declarationsOf(/^(inset|margin|padding|scroll-margin|scroll-padding)$/).filter(
    ({ value }) => {
      const [, right, , left] = splitValue(value);
      return left !== undefined && left !== right;
    },
  );
  expect(sided).toEqual([]);
});

test('no text asks for a weight or a slant that its typeface does not have', () => {
  const asked = declarationsOf(/^font(-weight|-style)?$/)
    .filter(({ value }) => /bold|italic|oblique|\b[1-9]00\b/.test(value.replace(/^400$/, '')))
    .map(({ name }) => name);
  expect(asked).toEqual([]);
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

test('every token of a scale is used', () => {
  const code = [...STYLESHEETS.values(), ...COMPONENTS, TOKENS].join('\n');
  const scale = [
    ...TOKENS.matchAll(/^ {2}(--(?:text|title|figure|space|section|radius|round|layer)[\w-]*):/gm),
  ];
  expect(scale.length).toBeGreaterThan(20);
  expect(scale.map(([, name]) => name).filter((name) => !code.includes(`var(${name})`))).toEqual([]);
});

test('every query of a width or a height has a breakpoint of the tables in tokens.css', () => {
  const listed = [...TOKENS.matchAll(/^ \* \| ([\d.]+r?em) /gm)].map(([, size]) => size);
  const used = [...STYLESHEETS.values()].flatMap((css) =>
    [...css.matchAll(/\((?:min|max)-(?:width|height): (?!calc)([^)]+)\)/g)].map(([, size]) => size),
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

  /** @example 'event' of `events.css` and of `event-row` */
  const firstWord = (name: string) => /^[a-z]+?(?=s?(?![a-z]))/.exec(name)?.[0];
  /** Of the image of the results, whose drawing is one sheet, and of a printed picture, in place of the page. */
  const OTHER_NAMES = ['image', 'print'];

  test.each(owners.filter(([path]) => /^src.sections/.test(path)))(
    '%s names its classes after its section or a component in it',
    (path, css) => {
      const section = dirname(path);
      const names = new Set([basename(section), ...readdirSync(section)].map(firstWord));
      const others = selectorsOf(css)
        .flatMap((selector) => /^\.([\w-]+)/.exec(selector)?.[1] ?? [])
        .filter(
          (name) => !names.has(firstWord(name)) && !OTHER_NAMES.some((other) => name.startsWith(other)),
        );
      expect(others).toEqual([]);
    },
  );

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
