import { cdp } from 'vitest/browser';

/** The code of each key, and what it types: without that, the browser presses no button with it. */
const KEYS = {
  Tab: { windowsVirtualKeyCode: 9 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
} as const;

/** Presses keys faster than the page can answer: none waits for what the one before it has done. */
export async function pressInOneBurst(...keys: readonly (keyof typeof KEYS)[]): Promise<void> {
  const send = (type: 'keyDown' | 'keyUp', key: keyof typeof KEYS) =>
    cdp().send('Input.dispatchKeyEvent', { type, key, code: key, ...KEYS[key] });
  // The session is opened by its first command, which those behind it would overtake.
  await cdp().send('Input.setIgnoreInputEvents', { ignore: false });
  await Promise.all(keys.flatMap((key) => [send('keyDown', key), send('keyUp', key)]));
}
