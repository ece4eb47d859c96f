import './page.css';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PARTS } from '../../../gallery/exhibits.ts';
import { LIFE_NAMES } from '../../../tests/fixtures/lives.ts';

/** Lives whose figures differ, but not the styles in which they are said. */
const ALIKE = LIFE_NAMES.filter((name) => !['everyday', 'moved', 'older'].includes(name));
const EXHIBITS = Object.entries(PARTS).filter(([id]) => !ALIKE.some((life) => id.endsWith(`-${life}`)));

/** Waits until all is drawn: charts measure their room first, and colors may be on their way. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** What the contrast of a text depends on, and the class that gives it its color. */
function describeStyle(element: Element): string {
  const around: CSSStyleDeclaration[] = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    around.push(getComputedStyle(each));
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
  const ground = around.find(({ backgroundColor }) => backgroundColor !== TRANSPARENT)?.backgroundColor;
  const opacities = around.map(({ opacity }) => opacity).filter((opacity) => opacity !== '1');
  const { localName, className } = element;
  return [localName, className, color, fill, fontSize, fontWeight, ground, ...opacities].join();
}

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

const THEMES = ['dark', 'light'] as const;

async function showTheme(theme: (typeof THEMES)[number]): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await settle();
}

const seen = new Set<string>();

/** The elements with a text in a style that no exhibit before has had. */
async function listNewTexts(): Promise<Element[]> {
  const texts = Array.from(document.body.querySelectorAll('*')).filter(hasText);
  const styles = texts.map(describeStyle);
  await showTheme('light');
  return texts.filter((element, index) => {
    const style = [styles[index], describeStyle(element)].join();
    return !seen.has(style) && seen.add(style);
  });
}

/** Those whose color is too near to what is behind or beside them. */
async function findPale(include: Element[]): Promise<string[]> {
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const { violations } = await axe.run({ include }, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

beforeAll(() => page.viewport(1280, 800));
afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

test.each(EXHIBITS)('In %s, every text has contrast, in both themes', async (_, exhibit) => {
  const { container } = await render(<main className="page">{exhibit.render()}</main>);
  await settle();
  exhibit.interact?.(container);
  await settle();
  const texts = await listNewTexts();
  for (const theme of texts.length > 0 ? THEMES : []) {
    await showTheme(theme);
    expect(await findPale(texts), theme).toEqual([]);
  }
});
