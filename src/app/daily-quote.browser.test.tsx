import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeNetwork, json } from '../../tests/support/fake-network.ts';
import { LookUps } from '../platform/look-ups.ts';
import { fetchQuotes } from '../world/quotes.ts';
import { DailyQuote } from './daily-quote.tsx';

test.each([
  ['its text, its author and its work', { work: 'Its work' }, 'A quote. Its author, Its work'],
  ['its text and its author, where its file names no work', {}, 'A quote. Its author'],
  ['the same without a comma for an empty work', { work: '' }, 'A quote. Its author'],
])('the quote shows %s', async (_, work, shown) => {
  fakeNetwork({ '/quotes.json': json({ quotes: [{ text: 'A quote.', author: 'Its author', ...work }] }) });
  await render(<DailyQuote quotes={new LookUps(fetchQuotes)} />);
  await expect.poll(() => document.querySelector('.quote')?.textContent).toBe(shown);
});
