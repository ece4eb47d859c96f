import { type ComponentProps, useCallback, useState, type WheelEvent } from 'react';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';

interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode' | 'ref' | 'onFocus'> {
  /** The text as typed, even if it is not a number. */
  readonly value: string;
}

/** Whether one step up or down, by key, wheel or button, leads to the number. */
function isStep({ min, max, step, value }: HTMLInputElement, number: number): boolean {
  return [1, -1].some((count) => {
    const copy = Object.assign(document.createElement('input'), { type: 'number', min, max, step, value });
    copy.stepUp(count);
    return copy.valueAsNumber === number;
  });
}

/**
 * Leaves the wheel to the page, which it scrolls: in a focused number input, browsers step the number instead. They decide
 * after the event whether the input can be changed.
 */
function leaveWheelToPage({ currentTarget: input }: WheelEvent<HTMLInputElement>): void {
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}

/** Turns the input into a text input, inserts text that a number input cannot hold, and puts the caret after it. */
function showAsText(input: HTMLInputElement, text: string, from: number): void {
  input.type = 'text';
  input.setRangeText(text, from, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The browser's native number input, which also accepts a comma, a minus sign and the digits of any script. Browsers
 * silently drop them and read 1,5 as 15. Text that is not a number is shown as text, since a browser would keep only
 * its digits, which are a different number: 1/2 would become 12.
 */
export function NumberInput({ value, onBlur, ...rest }: NumberInputProps) {
  const [asText, setAsText] = useState(false);
  const listen = useCallback((input: HTMLInputElement) => {
    const translate = (event: InputEvent) => {
      const { data } = event;
      if (data === null || event.isComposing || input.type === 'text') return;
      const replacesAll = getSelection()?.toString() === input.value;
      const before = replacesAll ? '' : input.value;
      const plain = toPlainNumber(data);
      const readable = isNumberText(before + plain) && (plain !== '' || before === '');
      // Chromium reports a step as if the whole new number had been typed.
      if ((readable && plain === data) || isStep(input, Number(data))) return;
      event.preventDefault();
      if (readable) {
        // Deprecated, but the only way to insert at the caret: a number input does not expose its selection.
        document.execCommand('insertText', false, plain);
      } else {
        setAsText(true);
        showAsText(input, data, before.length);
      }
    };
    input.addEventListener('beforeinput', translate);
    return () => input.removeEventListener('beforeinput', translate);
  }, []);
  return (
    <input
      {...rest}
      ref={listen}
      type={asText || !isNumberText(value) ? 'text' : 'number'}
      className="input"
      inputMode="decimal"
      value={value}
      onWheel={leaveWheelToPage}
      // The type does not change while the input has focus: a change would move the caret.
      onFocus={({ target }) => setAsText(target.type === 'text')}
      onBlur={(event) => {
        setAsText(false);
        onBlur?.(event);
      }}
    />
  );
}
