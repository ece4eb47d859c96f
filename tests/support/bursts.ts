import { cdp } from 'vitest/browser';

/** The code of each key, and what it types: without that, the browser presses no button with it. */
const KEYS = {
  Tab: { windowsVirtualKeyCode: 9 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
  Shift: { windowsVirtualKeyCode: 16 },
  y: { windowsVirtualKeyCode: 89 },
  z: { windowsVirtualKeyCode: 90 },
} as const;
type Key = keyof typeof KEYS;

/** The modifiers of a key with Ctrl and Shift. */
const CTRL = 2;
const SHIFT = 8;

/** All acts of a burst are of one moment, however busy the machine is that passes them on. */
const now = () => (performance.timeOrigin + performance.now()) / 1000;

interface Keystroke {
  readonly type: 'keyDown' | 'keyUp';
  readonly key: Key;
  readonly autoRepeat?: boolean;
  readonly modifiers?: number;
}

async function send(strokes: readonly Keystroke[]): Promise<void> {
  const timestamp = now();
  // The session is opened by its first command, which those behind it would overtake.
  await cdp().send('Input.setIgnoreInputEvents', { ignore: false });
  await Promise.all(
    strokes.map((stroke) =>
      cdp().send('Input.dispatchKeyEvent', { ...stroke, timestamp, code: stroke.key, ...KEYS[stroke.key] }),
    ),
  );
}

/** Presses keys faster than the page can answer: none waits for what the one before it has done. */
export const pressInOneBurst = (...keys: readonly Key[]): Promise<void> =>
  send(
    keys.flatMap((key) => [
      { type: 'keyDown', key },
      { type: 'keyUp', key },
    ]),
  );

/** Keeps a key down until it has repeated itself a few times. */
export const hold = (key: Key, repeats = 8): Promise<void> =>
  send([
    { type: 'keyDown', key },
    ...Array.from({ length: repeats }, () => ({ type: 'keyDown', key, autoRepeat: true }) as const),
    { type: 'keyUp', key },
  ]);

const SHORTCUTS = {
  'Ctrl+Z': { type: 'keyDown', key: 'z', modifiers: CTRL },
  'Ctrl+Shift+Z': { type: 'keyDown', key: 'z', modifiers: CTRL + SHIFT },
  'Ctrl+Y': { type: 'keyDown', key: 'y', modifiers: CTRL },
} as const;

export const shortcutsInOneBurst = (...shortcuts: readonly (keyof typeof SHORTCUTS)[]): Promise<void> =>
  send(shortcuts.map((each) => SHORTCUTS[each]));

/** The place in the browser's window, in which the test is a frame. */
function placeOf(element: Element, offset = { x: 0, y: 0 }) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  return {
    x: (frame?.left ?? 0) + (left + width / 2 + offset.x) * scale,
    y: (frame?.top ?? 0) + (top + height / 2 + offset.y) * scale,
  };
}

/** Clicks on the middle of an element as often as told, faster than the page can answer. */
export async function clickInOneBurst(element: Element, clicks: number): Promise<void> {
  const common = { ...placeOf(element), button: 'left', timestamp: now() } as const;
  await cdp().send('Input.setIgnoreInputEvents', { ignore: false });
  await Promise.all(
    Array.from({ length: clicks }, (_, index) => index + 1).flatMap((clickCount) => [
      cdp().send('Input.dispatchMouseEvent', { ...common, type: 'mousePressed', clickCount }),
      cdp().send('Input.dispatchMouseEvent', { ...common, type: 'mouseReleased', clickCount }),
    ]),
  );
}

/** Taps beside the middle of an element. */
export async function tap(
  element: Element,
  offset: { readonly x: number; readonly y: number },
): Promise<void> {
  const touchPoints = [placeOf(element, offset)];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
