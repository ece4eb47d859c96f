import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, VISIONS, type Vision } from '../../../tests/support/color-vision.ts';
import { COLOR_NAMES, COLOR_ORDER } from '../../life/colors.ts';
import { nearestColor, SAVED_COLORS } from '../../life/saved-colors.ts';
import { activityPaint } from '../../ui/charts/paint.ts';

const CSS = readFileSync('src/app/styles/tokens.css', 'utf8');
const [PLAIN = '', FORCED = ''] = CSS.split('@media (forced-colors: active)');

/** The tokens of one theme: `--name: light-dark(light, dark)`. */
const readTheme = (theme: 'light' | 'dark') =>
  new Map(
    [...PLAIN.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(
      ([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark],
    ),
  );

/** Free time comes last, as in every list. The first five are the form's three and the next two. */
const PAINTS = [...COLOR_NAMES, null].map((color) => activityPaint(color).slice('var('.length, -1));
const COMMON_PAINTS = [...PAINTS.slice(0, 5), ...PAINTS.slice(-1)];

/**
 * The smallest allowed distance between two colors, in hundredths of OKLab; CSS Color 4 takes 2 as just noticeable.
 * `common`: the colors of up to five activities and free time. `any`: all of them, which appear together only with as many
 * activities; some are close to each other then, and the numbers beside them identify them.
 */
const MIN_DISTANCE = {
  dark: { common: 11, any: 8 },
  light: { common: 8, any: 6 },
};
/** Of chapters that follow each other. No number is beside them. */
const MIN_DISTANCE_OF_NEIGHBORS = 8;
/**
 * Of people and a chapter: that of neighbors. Without any color vision, twice what is just noticeable: all colors then share one
 * scale, from the ground to the text.
 */
const MIN_DISTANCE_OF_PEOPLE = { inColor: MIN_DISTANCE_OF_NEIGHBORS, inGray: 4 };
/** Yellow marks today, so no activity may have a similar color. */
const MIN_DISTANCE_FROM_NOW = 8;

/** What is just noticeable of two areas side by side, three times: dots are small. */
const MIN_DISTANCE_OF_MARK = 6;

const pairsOf = (names: readonly string[]) =>
  names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other] as const));

/** As `color-mix` in sRGB. @param share of the first color, 0 to 1 */
function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * share + (two ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['dark', 'light'] as const)('In the %s theme', (theme) => {
  const tokens = readTheme(theme);
  const colorOf = (name: string) => tokens.get(name) ?? `no ${name}`;
  const contrastOf = (name: string, ground: string) => contrast(colorOf(name), colorOf(ground));
  const closest = (names: readonly string[], vision: Vision) =>
    Math.min(...pairsOf(names).map(([name, other]) => distance(colorOf(name), colorOf(other), vision)));

  test.each([
    ['text', 4.5, ['--ink', '--soft', '--now-text', '--good', '--warn', '--bad'], ['--ground', '--raise']],
    ['text of a hovered list item', 4.5, ['--ink', '--soft'], ['--track']],
    ['what is drawn', 3, ['--edge', '--now', '--person', ...PAINTS], ['--ground', '--raise']],
  ])('%s has a contrast of %d:1', (_, least, names, grounds) => {
    for (const name of names)
      for (const ground of grounds)
        expect(contrastOf(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(least);
  });

  test.each(VISIONS)('activities and free time are distinguishable, up to five even better: %s', (vision) => {
    expect(closest(COMMON_PAINTS, vision)).toBeGreaterThanOrEqual(MIN_DISTANCE[theme].common);
    expect(closest(PAINTS, vision)).toBeGreaterThanOrEqual(MIN_DISTANCE[theme].any);
  });

  test.each(VISIONS)('chapters that follow each other are distinguishable: %s', (vision) => {
    const tones = COLOR_ORDER.map((color) => colorOf(activityPaint(color).slice('var('.length, -1)));
    for (const [index, tone] of tones.slice(1).entries())
      expect(distance(tone, tones[index] ?? '', vision), tone).toBeGreaterThanOrEqual(
        MIN_DISTANCE_OF_NEIGHBORS,
      );
  });

  test.each([...VISIONS, 'achromatopsia'] as const)(
    'people differ from the first five chapters, and from the yellow of today: %s',
    (vision) => {
      const { inColor, inGray } = MIN_DISTANCE_OF_PEOPLE;
      const others = [...COLOR_ORDER.slice(0, 5).map((color) => `--activity-${color}`), '--now'];
      for (const name of others)
        expect(distance(colorOf('--person'), colorOf(name), vision), name).toBeGreaterThanOrEqual(
          vision === 'achromatopsia' ? inGray : inColor,
        );
    },
  );

  test('people have a hue of their own: none of the ten colors looks like it', () => {
    for (const name of PAINTS)
      expect(distance(colorOf('--person'), colorOf(name)), name).toBeGreaterThanOrEqual(
        MIN_DISTANCE_OF_NEIGHBORS,
      );
  });

  test('the faintest of the eight steps of people is still a mark on the ground', () => {
    const faintest = mix(colorOf('--person'), colorOf('--ground'), 1 / 8);
    expect(distance(faintest, colorOf('--ground'))).toBeGreaterThanOrEqual(MIN_DISTANCE_OF_MARK);
  });

  test.each(PAINTS)('%s differs from the yellow of today', (name) => {
    expect(distance(colorOf(name), colorOf('--now'))).toBeGreaterThanOrEqual(MIN_DISTANCE_FROM_NOW);
  });
});

describe('Colors are defined once', () => {
  test('each has its own tone in the dark theme, and in the light theme one that is read as it', () => {
    const [dark = [], light = []] = (['dark', 'light'] as const).map((theme) => {
      const tones = readTheme(theme);
      return PAINTS.slice(0, -1).map((name) => tones.get(name) ?? `no ${name}`);
    });
    expect(dark).toEqual(COLOR_NAMES.map((color) => SAVED_COLORS[color].toLowerCase()));
    expect(light.map(nearestColor)).toEqual(COLOR_NAMES);
  });

  test('the light theme changes only those that would have less than 3:1 there, and makes them darker', () => {
    const light = readTheme('light');
    const ground = light.get('--ground') ?? '';
    for (const name of COLOR_NAMES) {
      const [color, tone] = [SAVED_COLORS[name], light.get(`--activity-${name}`) ?? ''];
      if (contrast(color, ground) >= 3) expect(tone).toBe(color.toLowerCase());
      else expect(contrast(tone, ground), name).toBeGreaterThan(contrast(color, ground));
    }
  });

  test('each token is set once, except for forced colors, system fonts, headlines and the room around sections', () => {
    const names = [...PLAIN.matchAll(/(--(?!serif|sans|quote|section|headline)[\w-]+):/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([...new Set(names)]);
  });

  test('print uses the light theme', () => {
    expect(PLAIN).toMatch(/@media print \{\s*:root \{\s*color-scheme: light;/);
  });
});

describe('In forced colors mode', () => {
  const forced = new Map(
    [...FORCED.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const others = [...readTheme('dark').keys()].filter((name) => !name.startsWith('--activity-'));

  test('every token is a system color, but for the colors of activities', () => {
    expect([...forced.keys()]).toEqual([...others, '--activity-red']);
    for (const name of others)
      expect(forced.get(name)).toMatch(
        /^(Canvas|CanvasText|Highlight|color-mix\(in srgb, CanvasText 45%, Canvas\))$/,
      );
  });

  // `Canvas` and `CanvasText` of the contrast themes that Windows comes with.
  test.each([
    ['dark', 'Aquatic', '#202020', '#ffffff'],
    ['dark', 'Dusk', '#2d3236', '#ffffff'],
    ['dark', 'Night sky', '#000000', '#ffffff'],
    ['light', 'Desert', '#fffaef', '#3d3d3d'],
  ] as const)('activities have 3:1 on the %s ground of “%s”', (theme, _, canvas, text) => {
    for (const name of PAINTS.slice(0, -1)) {
      const [, tone, share] =
        /^color-mix\(in srgb, (#\w+) (\d+)%, CanvasText\)$/.exec(forced.get(name) ?? '') ?? [];
      const own = readTheme(theme).get(name) ?? '';
      if (tone) expect(tone).toBe(own);
      const shown = tone ? mix(own, text, Number(share) / 100) : own;
      expect(contrast(shown, canvas), name).toBeGreaterThanOrEqual(3);
    }
  });
});
