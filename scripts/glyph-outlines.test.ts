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

  test('are paths of points, each the distance from the one before', () => {
    const odd = Object.values(shapes).filter((shape) => {
      const isPath = /^([MLQCZ][-\d ]*)*$/.test(shape);
      return !isPath || (shape.match(/-?\d+/g) ?? []).length % 2 !== 0;
    });
    expect(odd).toEqual([]);
  });

  test('stand on the baseline, above it', () => {
    // The capital H reaches from 0 up to about seven tenths.
    let y = 0;
    const ys = (shapes.H.match(/-?\d+/g) ?? [])
      .filter((_number, index) => index % 2)
      .map((distance) => (y += Number(distance)));
    expect(Math.max(...ys)).toBe(0);
    expect(Math.min(...ys)).toBeCloseTo(-700, -2);
  });
});
