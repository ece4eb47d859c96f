import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChartCursor } from './chart-cursor.tsx';
import { TOOLTIP_DELAY_MS, useRovingFocus } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A chart of ten points, a hundred pixels wide. */
const Cursor = () => (
  <div style={{ width: 100, height: 50 }}>
    <ChartCursor
      label="Points"
      keys="Arrow keys"
      width={100}
      scale={1}
      resetOn={Cursor}
      count={10}
      start={0}
      pointAt={({ x }) => Math.floor(x / 10)}
      stepByKey={{ ArrowRight: 1 }}
      describe={(point) => ({ at: { x: point * 10, y: 0 }, title: `Point ${point}`, text: 'A point' })}
    >
      {() => <div style={{ width: 100, height: 50 }} />}
    </ChartCursor>
  </div>
);

/** A chart of two marks. */
function Marks() {
  const { shown, props } = useRovingFocus(['one', 'two']);
  return (
    <div data-marks>
      {['one', 'two'].map((id) => (
        <div key={id} aria-label={id} {...props(id)} />
      ))}
      {shown && <p role="tooltip">{shown}</p>}
    </div>
  );
}

const tooltip = () => page.getByRole('tooltip');

/** Sends what a browser sends of a pointer, at pixels from the start of an element. */
function send(element: Element, pointerType: string, x: number, ...types: readonly string[]): void {
  const { left, top } = element.getBoundingClientRect();
  for (const type of types)
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType, clientX: left + x, clientY: top + 5 }),
    );
}

const BEGIN = ['pointerover', 'pointerdown', 'pointermove'];
/** The browser takes over a touch that scrolls the page. */
const SCROLL = ['pointercancel', 'pointerout'];

test('a touch reads the points of a chart, until it scrolls the page', async () => {
  await render(<Cursor />);
  const chart = page.getByRole('application').element();
  send(chart, 'touch', 45, ...BEGIN);
  await expect.element(tooltip()).toHaveTextContent('Point 4');
  send(chart, 'touch', 45, ...SCROLL);
  await expect.poll(() => tooltip().elements()).toEqual([]);
  vi.runAllTimers();
  expect(tooltip().elements()).toEqual([]);
});

test('a touch that scrolls the page over a mark opens no tooltip, and a mouse that rests on it does', async () => {
  const { rerender } = await render(<Marks />);
  const mark = page.getByRole('img', { name: 'one' }).element();
  for (const part of [BEGIN, SCROLL]) {
    send(mark, 'touch', 5, ...part);
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    await rerender(<Marks />);
    expect(tooltip().elements()).toEqual([]);
  }
  send(mark, 'mouse', 5, 'pointerover');
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
  await expect.element(tooltip()).toHaveTextContent('one');
});
