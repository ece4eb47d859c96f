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

/** What is behind an element, and how much of it shows through. */
type Ground = readonly string[];
/** Of a theme, each looked up once: most texts have the same elements around them. */
type Grounds = Map<Element, Ground>;

function findGround(element: Element | null, grounds: Grounds): Ground {
  if (!element) return [];
  const known = grounds.get(element);
  if (known) return known;
  const { backgroundColor, opacity } = getComputedStyle(element);
  const around = findGround(element.parentElement, grounds);
  const [behind = '', ...opacities] = around;
  const color = backgroundColor === TRANSPARENT ? behind : backgroundColor;
  const ground = [color, ...opacities, ...(opacity === '1' ? [] : [opacity])];
  grounds.set(element, ground);
  return ground;
}

/** What the contrast of a text depends on, and the class that gives it its color. */
function describeStyle(element: Element, grounds: Grounds): string {
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
  const { localName, className } = element;
  return [localName, className, color, fill, fontSize, fontWeight, ...findGround(element, grounds)].join();
}

function describeStyles(elements: readonly Element[]): string[] {
  const grounds: Grounds = new Map();
  return elements.map((element) => describeStyle(element, grounds));
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
  const dark = describeStyles(texts);
  await showTheme('light');
  const light = describeStyles(texts);
  return texts.filter((_, index) => {
    const style = [dark[index], light[index]].join();
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
