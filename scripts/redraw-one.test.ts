import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { redrawOne } from './redraw-one.ts';

const cutFont: (font: Buffer, characters: string, cut: object) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');
const SOURCE = 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
const AS_SFNT = { targetFormat: 'sfnt', noHinting: true };

test('the figure 1 gets another shape; every other character stays as it was', async () => {
  const font = await cutFont(readFileSync(SOURCE), '0123456789Il', AS_SFNT);
  const redrawn = redrawOne(font);
  const compare = async (characters: string) => {
    const [before, after] = await Promise.all(
      [font, redrawn].map((each) => cutFont(each, characters, AS_SFNT)),
    );
    return before?.equals(after ?? Buffer.alloc(0));
  };
  expect(await compare('1')).toBe(false);
  expect(await compare('023456789Il')).toBe(true);
});
