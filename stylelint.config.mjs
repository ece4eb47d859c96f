/** Lints the stylesheets. What stylelint has no rules for is in src/app/styles/stylesheets.test.ts. */
import postcss from 'postcss';

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

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  referenceFiles: ['src/**/*.css', { files: 'src/**/*.tsx', customSyntax: AS_STYLES }],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
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
