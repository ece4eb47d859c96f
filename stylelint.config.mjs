/** Lints the stylesheets. What takes the components too is in src/app/styles/stylesheets.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import postcss from 'postcss';
import stylelint from 'stylelint';

const COLORS = 'Colors come from tokens.css, where each has a tone for both themes.';
const SIDE = String.raw`(?<!safe-area-inset-)\b(left|right)\b`;

/** Reads the custom properties that a component sets, such as `'--columns'`, as if it were a stylesheet. */
const AS_STYLES = {
  /** @param {string} code */
  parse: (code) =>
    postcss.parse(
      `* { ${Array.from(code.matchAll(/'(--[\w-]+)':/g), ([, name]) => `${name}: 0;`).join('')} }`,
    ),
  stringify: postcss.stringify,
};

/** Each import of a stylesheet, by another or by a component: whether it names a layer. */
const IMPORTS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .flatMap((name) => {
    const file = resolve('src', name);
    const imports = readFileSync(file, 'utf8').matchAll(/import ["'](\.[^"']+\.css)["']( layer\()?/g);
    return Array.from(imports, ([, path = '', layer]) => ({ path: join(dirname(file), path), layer }));
  });

/** Whether a stylesheet is put into a layer wherever it is imported. @param {string | undefined} path */
const isLayered = (path) => {
  const imports = IMPORTS.filter((each) => each.path === path);
  return imports.length > 0 && imports.every(({ layer }) => layer);
};

const LAYERS = 'project/layers';
const layers = stylelint.createPlugin(LAYERS, () => (root, result) => {
  if (isLayered(root.source?.input.file)) return;
  root.each((node) => {
    if (node.type === 'comment' || (node.type === 'atrule' && /^(layer|import)$/.test(node.name))) return;
    const message = `A rule is in a layer: what has none wins over all that have. (${LAYERS})`;
    stylelint.utils.report({ ruleName: LAYERS, result, node, message });
  });
});

const STILL = 'project/still';
/** What moves something, or says for how long. A duration that is 0 unless something sets it moves nothing. */
const MOVES = /^(animation|transition)(-duration)?$|^--[\w-]+-duration$|^scroll-behavior$/;
/** @param {import('postcss').Node} node @returns {boolean} */
const asksForMotion = ({ parent }) =>
  parent !== undefined &&
  ((parent.type === 'atrule' && parent.params.includes('(prefers-reduced-motion: no-preference)')) ||
    asksForMotion(parent));
const still = stylelint.createPlugin(STILL, () => (root, result) => {
  root.walkDecls(MOVES, (node) => {
    if (/^var\(--[\w-]+-duration, 0s\)$/.test(node.value) || asksForMotion(node)) return;
    const message = `What moves is in a query for (prefers-reduced-motion: no-preference). (${STILL})`;
    stylelint.utils.report({ ruleName: STILL, result, node, message });
  });
});

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  plugins: [layers, still],
  referenceFiles: ['src/**/*.css', { files: 'src/**/*.tsx', customSyntax: AS_STYLES }],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  overrides: [
    {
      files: ['src/app/styles/tokens.css'],
      rules: { 'color-no-hex': null },
    },
  ],
  rules: {
    [LAYERS]: true,
    [STILL]: true,
    'color-no-hex': [true, { message: COLORS }],
    'color-named': ['never', { message: COLORS }],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', '/^(hwb|(ok)?(lab|lch)|color|device-cmyk)$/'],
      { message: COLORS },
    ],
    // The order within a stylesheet follows the component, and layers decide between stylesheets.
    'no-descending-specificity': null,
    'no-unknown-custom-properties': true,
    'property-disallowed-list': [
      [`/${SIDE}/`],
      { message: 'Sides are logical, so that a right-to-left page is mirrored.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        // These have no logical values, and say so to right-to-left pages in a rule of their own.
        '/^(?!(background-position|transform-origin)$)/': [`/${SIDE}/`],
        '/^(font|font-size|(row-|column-)?gap|padding.*|margin.*)$/': [String.raw`/\d(rem|px)/`],
      },
      { message: 'Sides are logical; sizes of type, gaps, paddings and margins come from tokens.css.' },
    ],
    'declaration-property-value-allowed-list': [
      { '/^(border-radius|z-index)$/': [String.raw`/^(var\(--[\w-]+\)|0|50%)$/`] },
      { message: 'Corners and layers come from tokens.css.' },
    ],
  },
};
