import { describe, expect, test } from 'vitest';
import outlines from '../src/assets/fonts/outlines.json' with { type: 'json' };
import { ACCENTED_LANGUAGES, accentsOf } from './page-letters.ts';

describe.each(Object.entries(outlines))('The outlines of %s', (_, { em, widths, shapes }) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;·–’()&%';

  test('have the letters of every language in Latin script, each with its width', () => {
    const all = [
      ...letters,
      ...ACCENTED_LANGUAGES.flatMap((language) => [...accentsOf(language)]),
      ...'łőžşğț',
    ];
    expect(all.filter((letter) => !(letter in shapes))).toEqual([]);
    expect(Object.keys(widths)).toEqual(Object.keys(shapes));
    expect(em).toBe(1000);
  });

  test('are paths of absolute points, so that they can be placed', () => {
    const odd = Object.values(shapes).filter((shape) => {
      const isPath = /^([MLQCZ][-\d ]*)*$/.test(shape);
      return !isPath || (shape.match(/-?\d+/g) ?? []).length % 2 !== 0;
    });
    expect(odd).toEqual([]);
  });

  test('stand on the baseline, above it', () => {
    // The capital H reaches from 0 up to about seven tenths.
    const ys = shapes.H.match(/-?\d+/g)?.filter((_number, index) => index % 2) ?? [];
    expect(Math.max(...ys.map(Number))).toBe(0);
    expect(Math.min(...ys.map(Number))).toBeCloseTo(-700, -2);
  });
});
