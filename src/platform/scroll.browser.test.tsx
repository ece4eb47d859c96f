import { expect, onTestFinished, test, vi } from 'vitest';
import { scrollSmoothly } from './scroll.ts';

test('the page scrolls smoothly, unless the visitor prefers reduced motion', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const scroll = vi.spyOn(document.body, 'scrollIntoView').mockReturnValue();
  // As the browser of these tests asks for.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  scrollSmoothly(document.body);
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'instant', block: 'start' });
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('not all'));
  scrollSmoothly(document.body);
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
});
