import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { decodeLink } from '../../document/link.ts';
import { CopyButton, CopyLink } from './copy-link.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['refuses to copy', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['never says whether it has copied', () => new Promise<void>(() => {})],
])('where the browser %s, the address is selected to be copied by hand', async (_, writeText) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await render(
    <CopyButton
      label="Copy link"
      noteId="note"
      addressLabel="Link"
      createAddress={() => 'https://example.org/#life'}
    />,
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect.element(field).toHaveValue('https://example.org/#life');
  expect(field.element()).toMatchObject({
    selectionStart: 0,
    selectionEnd: 'https://example.org/#life'.length,
  });
});

test('moments and chapters are in the link for which they are ticked, and not in the next', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(decodeLink(new URL(text).hash.slice(1)));
  });
  await render(
    <InResults sample={sampleOfAge(36)} model={{ events: SOME_EVENTS }}>
      <CopyLink />
    </InResults>,
  );
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => copied.map((link) => link.includes('Wedding'))).toEqual([true, false]);
});

test('a box that is ticked while a link is being copied is ticked for the next one', async () => {
  let finish = () => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await render(
    <InResults sample={sampleOfAge(36)} model={{ events: SOME_EVENTS }}>
      <CopyLink />
    </InResults>,
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('checkbox').click();
  finish();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
