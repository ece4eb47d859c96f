import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PSEUDO } from '../scripts/pseudo-language.ts';
import { LANGUAGES } from '../src/messages/languages.ts';
import { inLanguage } from '../tests/support/in-language.ts';
import type { Exhibit } from './exhibit.ts';

const folderOf = ({ path }: { readonly path: string }) => path.slice(0, -1) || 'en';

/** What is shown and read out of an exhibit: its texts and its names, one each. */
const textsOf = (markup: string): string[] =>
  [...markup.matchAll(/>([^<]+)<|(?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]+)"/g)].map(
    ([, text = '', name = '']) => text || name,
  );

/** Some are drawn where they can be measured, and cannot be rendered without a document. */
function renderExhibit({ render }: Exhibit): string | null {
  try {
    return renderToStaticMarkup(render());
  } catch (error) {
    if (error instanceof ReferenceError && error.message === 'document is not defined') return null;
    throw error;
  }
}

/** The texts of all exhibits in one language, by their ids. */
const readGallery = (language: string) =>
  inLanguage(language, async (load) => {
    const { fetchIcons } = await load('src/ui/icon.tsx');
    const { EXHIBITS } = await load('gallery/exhibits.ts');
    await (fetchIcons as () => Promise<void>)();
    const rendered = (EXHIBITS as readonly Exhibit[]).map(
      (exhibit) => [exhibit.id, renderExhibit(exhibit)] as const,
    );
    return new Map(rendered.map(([id, markup]) => [id, markup === null ? null : textsOf(markup)]));
  });

const MARKED = /⟦[^⟦⟧]*⟧/g;
/** What is left of a text without its marked parts. */
function withoutMarked(text: string): string {
  const rest = text.replace(MARKED, ' ');
  return rest === text ? rest : withoutMarked(rest);
}

describe('In a language that marks its words', () => {
  test('no other words are shown', async () => {
    const gallery = await readGallery(PSEUDO);
    const { writeFileSync } = await import('node:fs');
    writeFileSync('/tmp/pseudo.json', JSON.stringify([...gallery]));
    expect(gallery.size).toBeGreaterThan(100);
  });
});
