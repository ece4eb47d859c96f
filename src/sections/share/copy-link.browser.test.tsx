import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyButton } from './copy-link.tsx';

afterEach(() => vi.restoreAllMocks());

test('where the browser does not let it be copied, the address is selected to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await render(
    <CopyButton
      label="Copy link"
      noteId="note"
      addressLabel="Link"
      createAddress={() => 'https://example.org/#life'}
    />,
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect.element(field).toHaveValue('https://example.org/#life');
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 'https://example.org/#life'.length]);
});
