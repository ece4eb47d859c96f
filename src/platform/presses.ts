/** Milliseconds within which a second press is part of the first, as in the settings of operating systems. */
const DOUBLE_PRESS_MS = 500;
/** How far apart, in pixels, two presses are in the same place. */
const SAME_PLACE_PIXELS = 10;
const PRESSED = 'a[href], button, input, label, select, summary, textarea, [role=option], dialog';

interface KeyPress {
  readonly key: string;
  readonly target: EventTarget | null;
  /** Where it has led the focus. */
  readonly landed: Element | null;
  readonly at: number;
}
interface PointerPress {
  readonly element: HTMLElement | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const findPressed = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
const isNear = (press: PointerPress, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - press.x, clientY - press.y) < SAME_PLACE_PIXELS;
const isSoon = (press: { readonly at: number }, { timeStamp }: Event) =>
  timeStamp - press.at < DOUBLE_PRESS_MS;

/** Whether a key writes in a field, instead of pressing what has the focus. */
const writes = ({ key, target }: KeyboardEvent) =>
  target instanceof Element && target.matches(key === 'Enter' ? 'textarea' : ':read-write');

/**
 * Whether a key belongs to an input method, which has its own uses for Enter, Escape and the arrow keys. Safari sends the
 * key that ends a composition after it, as code 229.
 */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Decides whether a key presses what has only come under it: while it is held, or with the second Enter of two in a row,
 * which would submit the form that the first has opened, or close its dialog.
 */
function watchKeys(): (event: KeyboardEvent) => boolean {
  let last: KeyPress | null = null;
  const noteLanding = () => (last = last && { ...last, landed: document.activeElement });
  // Some controls answer to the key itself. Of the others, the browser makes it a click without a pointer.
  addEventListener('keydown', ({ repeat }) => {
    if (!repeat) noteLanding();
  });
  addEventListener('click', ({ detail }) => {
    if (detail === 0) noteLanding();
  });
  // What is entered without a key, such as by voice, ends the row.
  addEventListener('input', () => (last = last && { ...last, landed: null }), { capture: true });
  return (event) => {
    const { key, target, repeat, timeStamp } = event;
    const before = last;
    if (!repeat) last = { key, target, landed: null, at: timeStamp };
    if (key !== 'Enter' && key !== ' ') return false;
    if (repeat) return !writes(event) || before?.target !== target;
    if (key !== 'Enter' || before?.key !== key || before.target === target) return false;
    const hasOpened = target instanceof Element && target.matches('input, textarea, dialog *');
    const isStray = isSoon(before, event) && before.landed === target && hasOpened;
    // One after it is of the same row.
    if (isStray) last = { ...before, at: timeStamp };
    return isStray;
  };
}

function guardKeys(): void {
  const isStray = watchKeys();
  addEventListener(
    'keydown',
    (event) => {
      if (isStray(event)) ignore(event);
      if (!isComposing(event)) return;
      event.stopPropagation();
      // The browser would close a dialog.
      if (event.key === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}

/**
 * Keeps the second click of a double click from what has come under it. A press whose control moves away from under the
 * pointer, because the field that it takes the focus from shows or hides something, counts all the same.
 */
function guardPointer(): void {
  let press: PointerPress | null = null;
  let isTouch = false;
  let isStray = false;
  let top = 0;
  const topOf = () => press?.element?.getBoundingClientRect().top ?? 0;
  const onDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    const element = findPressed(event);
    // Browsers count the clicks of a mouse, and not all of them those of a finger.
    const isSecond = press && isNear(press, event) && (event.detail > 1 || (isTouch && isSoon(press, event)));
    isStray = Boolean(isSecond) && press?.element !== element;
    const first = isStray && press ? press.element : element;
    press = { element: first, x: event.clientX, y: event.clientY, at: event.timeStamp };
    top = topOf();
    if (isStray) ignore(event);
  };
  const onUp = (event: MouseEvent) => {
    const { element } = press ?? {};
    if (isStray || !press || !element?.isConnected || event.button !== 0) return;
    if (findPressed(event) !== element && isNear(press, event) && topOf() !== top) element.click();
  };
  const onClick = (event: MouseEvent) => {
    // Keys and scripts click without a pointer.
    if (isStray && event.detail > 0) ignore(event);
  };
  addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), {
    capture: true,
  });
  addEventListener('mousedown', onDown, { capture: true });
  addEventListener('mouseup', onUp, { capture: true });
  addEventListener('click', onClick, { capture: true });
}

/**
 * Keeps from the page, now and later, what no visitor means: keys of an input method, and presses of something that has
 * only just come under a finger. Call this before anything else listens.
 */
export function guardPresses(): void {
  guardKeys();
  guardPointer();
}
