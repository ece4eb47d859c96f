import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { SEEN_ON } from '../../tests/fixtures/lives.ts';
import { answerPage, button, field, setClock } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';
import { formatIsoDate } from '../life/calendar-date.ts';
import { noteEarlyPresses } from '../platform/head-scripts.ts';
import { readSiteSettings } from '../platform/site-settings.ts';
import { App } from './app.tsx';
import { start } from './entry-client.tsx';
import { NOTHING_STORED, readStoredForm } from './stored-form.ts';

const HOURS = 'Activity 1 hours per day';

/** Runs the page's script. */
const runScript = () => document.dispatchEvent(new Event('DOMContentLoaded'));

/** The page works, with its entries, once its total follows them. */
async function expectTotal(text: string): Promise<void> {
  await expect.poll(() => document.querySelector('#total-hours')?.textContent).toContain(text);
}

beforeAll(() => {
  start();
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...more: unknown[]) => {
    // Prerendering is done elsewhere for a real page, and React warns that it has used the same contexts.
    if (!String(message).startsWith('Detected multiple renderers')) error(message, ...more);
  });
});

beforeEach(async () => {
  localStorage.clear();
  // An earlier page has passed its entries on when it was left.
  sessionStorage.clear();
  setClock();
  answerPage();
  const { prelude } = await prerender(
    <StrictMode>
      <App page="home" settings={readSiteSettings()} stored={NOTHING_STORED} builtOn={SEEN_ON} />
    </StrictMode>,
  );
  const root = Object.assign(document.createElement('div'), {
    id: 'root',
    innerHTML: await new Response(prelude).text(),
  });
  root.dataset['built'] = formatIsoDate(SEEN_ON);
  // What an earlier page has put beside its root stays: it still belongs to that page.
  document.getElementById('root')?.remove();
  document.body.append(root);
  noteEarlyPresses();
});

test('what is typed before the script runs stays in the prerendered form, and counts', async () => {
  await field('Birthdate').fill('1984-06-12');
  await field(HOURS).fill('7.5');
  const input = field(HOURS).element();
  runScript();
  await expectTotal('16.5 of 24');
  await expect.element(field('Birthdate')).toHaveValue('1984-06-12');
  // Hydrated, not replaced.
  expect(field(HOURS).element()).toBe(input);
  expect(document.activeElement).toBe(input);
});

test('what is typed before the script runs has priority over the saved form', async () => {
  localStorage.setItem('form', writeForm(fillDraft({ birthdate: '1951-07-09' })));
  await field(HOURS).fill('7.5');
  runScript();
  await expectTotal('16.5 of 24');
  await expect.element(field('Birthdate')).toHaveValue('1951-07-09');
  await expect.element(field(HOURS)).toHaveFocus();
});

test('saved results are shown at once, unless the visitor has begun to fill in the form', () => {
  localStorage.setItem('form', writeForm(fillDraft()));
  expect(readStoredForm().results).toBe(true);
  document.getElementById('birthdate')?.focus();
  expect(readStoredForm().results).toBe(false);
});

test('a page that the browser has translated keeps what is typed, and the focus', async () => {
  await field(HOURS).fill('7.5');
  const label = document.querySelector('label');
  label?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Geburtsdatum' }));
  runScript();
  await expectTotal('16.5 of 24');
  await expect.element(field(HOURS)).toHaveFocus();
});

/** Fills in a birthdate that no life can have and presses Enter. */
async function submitByEnter(): Promise<void> {
  await field('Birthdate').fill('1700-01-01');
  await userEvent.keyboard('{Enter}');
}

const problems = () => page.getByRole('group', { name: 'There is a problem' });

test('what is pressed before the script runs counts once it has, in its order', async () => {
  const dark = document.documentElement.dataset['theme'];
  await button('Switch to light theme').click();
  await button('Add activity').click();
  await field('Remember on this device').click();
  await field('Enter life expectancy manually').click();
  await submitByEnter();
  runScript();
  await expect.element(problems()).toHaveFocus();
  await expect.element(field('Activity 4 name')).toBeVisible();
  await expect.element(field('Remember on this device')).toBeChecked();
  await expect.element(field('Life expectancy (years)')).toBeVisible();
  await expect.element(button('Switch to dark theme')).toBeVisible();
  await expect.poll(() => localStorage.getItem('form')).toContain('1700-01-01');
  document.documentElement.dataset['theme'] = dark;
});

test('a press before the script runs counts in a form that takes the place of the prerendered one', async () => {
  localStorage.setItem('form', writeForm(fillDraft()));
  await submitByEnter();
  runScript();
  await expect.element(problems()).toHaveFocus();
});
