import type { Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** Whether the shift follows a press or a key, after which something is expected to move. */
  readonly afterInput: boolean;
  /** Which elements moved, from where to where. */
  readonly moved: readonly string[];
}

/** The browser's entry, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Set in the page. */
declare function noteShift(shift: Shift): void;

/** Records every layout shift from the first paint on. */
export async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const describe = ({ x, y, width, height }: DOMRect) => `${width} by ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `“${node?.textContent ?? 'gone'}” from ${describe(previousRect)} to ${describe(currentRect)}`,
        );
        noteShift({ value, afterInput: hadRecentInput, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Waits until what has just changed is laid out and its shifts are recorded. */
export const untilLaidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
