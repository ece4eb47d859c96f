import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { decodeLink } from '../../document/link.ts';
import { CopyLink } from './copy-link.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const renderLink = () =>
  render(
    <InResults sample={sampleOfAge(36)} model={{ events: SOME_EVENTS }}>
      <CopyLink />
    </InResults>,
  );
const copyButton = () => page.getByRole('button', { name: 'Copy link' });
const byHand = () => page.getByRole('textbox', { name: 'Link to these results' });
const listFields = () => Array.from(document.querySelectorAll<HTMLInputElement>('input[readonly]'));
const hasNames = (address: string) => decodeLink(new URL(address).hash.slice(1)).includes('Wedding');

test('where the browser never says whether it has copied, the address is selected to be copied by hand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => {}));
  await renderLink();
  await copyButton().click();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await expect.element(byHand()).toBeVisible();
  const [field] = listFields();
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
});

const [TICK, COPY] = ['tick or untick', 'copy'];

test.each([
  ['copies', true],
  ['refuses to copy', false],
])('what is said of a link is what it has, in whatever order: the browser %s', async (_, copies) => {
  let latest = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!copies) throw new DOMException('Denied', 'NotAllowedError');
    latest = text;
  });
  await renderLink();
  const said = () => page.getByRole('status').element().textContent;
  let isTicked = false;
  for (const step of [TICK, COPY, COPY, TICK, COPY, TICK, TICK, TICK, COPY]) {
    if (step === TICK) {
      await page.getByRole('checkbox').click();
      isTicked = !isTicked;
    } else {
      await copyButton().click();
      await expect.poll(said).toMatch(copies ? /^Link copied/ : /^Your browser blocked/);
    }
    await expect.element(page.getByRole('checkbox', { checked: isTicked })).toBeVisible();
    const shown = copies ? [latest].filter(() => said() !== '') : listFields().map(({ value }) => value);
    expect(shown.map(hasNames)).toEqual(shown.map(() => isTicked));
    expect(said() === '').toBe(shown.length === 0);
  }
});

test('a link that was copied before the box was ticked is not said to have what is ticked since', async () => {
  let finish = () => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await renderLink();
  await copyButton().click();
  await page.getByRole('checkbox').click();
  finish();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText('Link copied.')).not.toBeInTheDocument();
});
