import { type ComponentProps, type FocusEvent, useCallback, useState } from 'react';
import { isNumberText, toPlainNumber } from './number-text.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'ref'> {
  /** As it was typed, also where that is no number. */
  readonly value: string;
}

/** Whether a key, the wheel or a button of the input would lead to a number. */
function isStep({ min, max, step, value }: HTMLInputElement, number: number): boolean {
  return [1, -1].some((count) => {
    const copy = Object.assign(document.createElement('input'), { type: 'number', min, max, step, value });
    copy.stepUp(count);
    return copy.valueAsNumber === number;
  });
}

/** Shows text that a number input has no room for, from a place in it on, where typing then goes on. */
function showAsText(input: HTMLInputElement, text: string, from: number): void {
  input.type = 'text';
  input.setRangeText(text, from, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The browser's own number input, which takes a comma, a minus sign and the digits of any script as well. Browsers
 * would drop them without a word, and read 15 for 1,5. What is no number is shown as text, since the digits that a
 * browser would leave of it are another number: 12, of 1/2.
 */
export function NumberInput({ value, onFocus, onBlur, ...rest }: NumberInputProps) {
  const [asText, setAsText] = useState(false);
  const listen = useCallback((input: HTMLInputElement) => {
    const translate = (event: InputEvent) => {
      const { data } = event;
      if (data === null || event.isComposing || input.type === 'text') return;
      const replacesAll = getSelection()?.toString() === input.value;
      const before = replacesAll ? '' : input.value;
      const plain = toPlainNumber(data);
      const readable = isNumberText(before + plain) && (plain !== '' || before === '');
      // Chromium announces a step as if somebody had typed the whole new number.
      if ((readable && plain === data) || isStep(input, Number(data))) return;
      event.preventDefault();
      if (readable) {
        // Deprecated, and the only way to write where the caret is: a number input does not tell where that is.
        document.execCommand('insertText', false, plain);
      } else {
        setAsText(true);
        showAsText(input, data, before.length);
      }
    };
    input.addEventListener('beforeinput', translate);
    return () => input.removeEventListener('beforeinput', translate);
  }, []);
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    // Its kind stays while somebody types in it: a change would move the caret.
    setAsText(event.target.type === 'text');
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setAsText(false);
    onBlur?.(event);
  };
  return (
    <input
      {...rest}
      ref={listen}
      type={asText || !isNumberText(value) ? 'text' : 'number'}
      inputMode="decimal"
      value={value}
      onFocus={enter}
      onBlur={leave}
    />
  );
}
