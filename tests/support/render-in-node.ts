import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { BY_WORLD_BANK } from '../../src/platform/site-settings.ts';

const PIXELS_PER_LETTER = 8;

/** Renders what measures texts: the canvas and its typeface are all that it needs of a browser. */
export function renderInNode(node: ReactNode): string {
  const canvas = {
    getContext: () => ({ measureText: (text: string) => ({ width: text.length * PIXELS_PER_LETTER }) }),
  };
  vi.stubGlobal('document', { createElement: () => canvas, activeElement: null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'serif' }));
  try {
    // As the server serves it.
    return renderToStaticMarkup(node).replaceAll(BY_WORLD_BANK, '$1');
  } finally {
    vi.unstubAllGlobals();
  }
}
