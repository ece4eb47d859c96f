import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberInput } from './number-input.tsx';

/** Turns the wheel over an element. */
async function turnWheel(element: Element, deltaY: number): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = frameElement?.getBoundingClientRect();
  if (!frame) throw new Error('The page is not in a frame');
  const at = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY });
}

function Years() {
  const [value, setValue] = useState('82');
  return (
    <NumberInput
      aria-label="Years"
      step={0.1}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

test('the wheel over a focused number scrolls the page and leaves the number, which keys still step', async () => {
  await page.viewport(390, 600);
  await render(
    <div style={{ paddingBlock: '50vh 200vh' }}>
      <Years />
    </div>,
  );
  const input = page.getByLabelText('Years');
  await input.click();
  await turnWheel(input.element(), 120);
  await expect.poll(() => scrollY).toBeGreaterThan(50);
  await expect.poll(() => input.element()).toMatchObject({ value: '82', readOnly: false });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue(82.1);
});
