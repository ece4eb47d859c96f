import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { fillDraft, TODAY } from '../../tests/fixtures/drafts.ts';
import { JAPAN_FIGURE } from '../../tests/fixtures/places.ts';
import { FIGURE_RESPONSE } from '../../tests/fixtures/recorded-responses.ts';
import { held } from '../../tests/support/fake-network.ts';
import { addressOfFigure, button, field, mountPage } from '../../tests/support/mount-page.tsx';
import type { Draft } from '../document/draft.ts';
import { parseDraft } from '../document/parse-draft.ts';
import { type LookUp, LookUps } from '../platform/look-ups.ts';
import type { FormModel } from '../sections/form/form-model.ts';
import { ToastContext } from '../ui/toast.tsx';
import type { ToastMessage } from '../words/toasts.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { resultsChunk } from './chunks.ts';
import { createLookUps, LookUpsContext } from './look-ups-context.ts';
import type { Action } from './state.ts';
import { useSubmit } from './use-submit.ts';

const choose = async (country: string) => {
  await button(/^Country/).click();
  await page.getByRole('option', { name: country, exact: true }).click();
};
const chooseAruba = () => choose('Aruba');
const toast = () => page.getByText('Error fetching life expectancy').first();

test('where a figure does not come, the focus goes from its country to the field that takes its place', async () => {
  await mountPage();
  await chooseAruba();
  await expect.element(toast()).toBeVisible();
  await expect.element(field('Life expectancy (years)')).toHaveFocus();
});

test('a figure that does not come is said also while the field for it is open and empty', async () => {
  await mountPage();
  await field('Enter life expectancy manually').click();
  await chooseAruba();
  await expect.element(toast()).toBeVisible();
  await expect.element(button('Visualize My Life')).toBeEnabled();
});

test('a figure that did not come is said again where an undo leads back to its country', async () => {
  await mountPage();
  await chooseAruba();
  await expect.element(toast()).toBeVisible();
  await choose('Belgium');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => toast().query()).toBeNull();
  await button('Undo changing Country').click();
  await expect.element(button(/^Country/)).toHaveTextContent('Aruba');
  await expect.element(toast()).toBeVisible();
  await expect.element(field('Enter life expectancy manually')).toBeChecked();
});

const IN_BELGIUM = fillDraft({ country: { code: 'BEL', name: 'Belgium' } });

/** Mounts the page with a form in which a country was chosen. A test settles the request for its figure. */
async function mountWaiting(results: boolean) {
  const { answer, ...request } = held();
  await mountPage({ draft: IN_BELGIUM, results, status: 'off' }, { [addressOfFigure('BEL')]: answer });
  return request;
}

const readPage = () => ({
  toast: document.querySelector('.toast [role="status"] p span:nth-child(2)')?.textContent ?? null,
  focus: document.activeElement?.id,
  isManual: document.querySelector<HTMLInputElement>('#manual')?.checked,
  isWaiting: document.querySelector<HTMLButtonElement>('#visualize')?.disabled,
});
const moveFocus = (id: string) => document.getElementById(id)?.focus();
const submitForm = () => document.querySelector('form')?.requestSubmit();

/** What the visitor does while a figure is looked up, whether results come back with the form, and where the focus is in the end. */
const WAITS: readonly [string, () => Promise<void> | void, boolean, string][] = [
  ['nobody waits for', () => moveFocus('birthdate'), false, 'birthdate'],
  ['is looked up while the focus is at its country', () => moveFocus('country'), false, 'life-expectancy'],
  ['a submit waits for', submitForm, false, 'life-expectancy'],
  ['two submits wait for', () => [1, 2].forEach(submitForm), false, 'life-expectancy'],
  ['results that come back wait for', () => moveFocus('top'), true, ''],
  [
    'a submit waited for until the visitor chose to enter it',
    () => {
      submitForm();
      return field('Enter life expectancy manually').click();
    },
    false,
    'manual',
  ],
];

test.each(WAITS)('a figure that %s and that fails is said, and is to be entered', async (...row) => {
  const [, act, results, focus] = row;
  const { reject } = await mountWaiting(results);
  await act();
  reject(new TypeError('Failed to fetch'));
  const failed = { toast: 'Error fetching life expectancy', isManual: true, isWaiting: false };
  await expect.poll(readPage).toEqual({ ...failed, focus });
  await expect.element(field('Life expectancy (years)')).toHaveValue(null);
});

test('a figure that comes while a submit waits for it leads to the results, without a word', async () => {
  const { resolve } = await mountWaiting(false);
  submitForm();
  await expect.poll(readPage).toMatchObject({ isWaiting: true });
  resolve(Response.json(FIGURE_RESPONSE));
  await expect.poll(readPage).toEqual({ toast: null, focus: 'results', isManual: false, isWaiting: false });
});

test('what is wrong with the form is announced by its summary alone; the toast is there to see', async () => {
  await mountPage();
  await button('Visualize My Life').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  const shownToast = page.getByText('Life expectancy missing').element().closest('.toast');
  expect(shownToast?.checkVisibility()).toBe(true);
  expect(shownToast?.querySelector('[aria-live]')?.ariaLive).toBe('off');
  // Any other toast is announced again.
  for (let press = 0; press < 3; press++) await button('Add activity').click();
  await expect.element(page.getByText('Maximum activities reached')).toBeVisible();
  expect(document.querySelector('.toast [aria-live]')?.ariaLive).toBe('assertive');
});

test.each([
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 800],
])('in a window of %d × %d, the toast leaves the headline of the summary free', async (width, height) => {
  await page.viewport(width, height);
  await mountPage();
  // As many problems as make a summary that is higher than the window of a phone.
  for (const position of [1, 2, 3]) await field(`Activity ${position} name`).fill('');
  await field('Activity 1 hours per day').fill('25');
  for (const _ of [1, 2]) {
    await button('Visualize My Life').click();
    await expect.poll(() => document.activeElement?.id).toBe('problems');
    await expect.element(page.getByText('Life expectancy missing')).toBeVisible();
    const title = document.querySelector('#problems-title');
    const box = title?.getBoundingClientRect();
    const shownToast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!box || !shownToast) throw new Error('There is no summary, or no toast');
    const range = document.createRange();
    range.selectNodeContents(title ?? document.body);
    const words = range.getBoundingClientRect();
    expect(words.bottom).toBeLessThanOrEqual(innerHeight);
    expect(
      words.top >= shownToast.bottom || words.right <= shownToast.left,
      `${words.top} below ${shownToast.bottom}`,
    ).toBe(true);
  }
});

const ignore = () => undefined;
const PENDING = { pending: true } as const;

/** A form that is submitted, and what becomes of that. A test settles the figure. */
async function mountSubmit() {
  await resultsChunk.load();
  let resolve: (figure: LifeExpectancy) => void = ignore;
  const figure = new Promise<LifeExpectancy>((settle) => {
    resolve = settle;
  });
  const showToast = vi.fn<(message: ToastMessage) => void>();
  const dispatch = vi.fn<(action: Action) => void>();
  const figures = new LookUps(() => figure);
  const lookUps = { ...createLookUps('', async () => null), figures };
  const toasts = { showToast, clearToast: ignore };
  const fill = (shown: LookUp<LifeExpectancy>, change: Partial<Draft> = {}): FormModel => {
    const draft = fillDraft(change);
    const countryChoice = { list: PENDING, onLoad: ignore, figure: shown, onChosen: ignore };
    const parsed = parseDraft(draft, TODAY);
    const problems = [] as const;
    return { draft, parsed, asOf: TODAY, problems, dispatch, countryChoice, onTooManyActivities: ignore };
  };
  const form = fill(PENDING);
  const hook = await renderHook((model: FormModel = form) => useSubmit(model, dispatch), {
    initialProps: form,
    wrapper: ({ children }) => (
      <LookUpsContext value={lookUps}>
        <ToastContext value={toasts}>{children}</ToastContext>
      </LookUpsContext>
    ),
  });
  const submit = (origin: 'form' | 'results') => hook.act(() => hook.result.current.submit(origin));
  return { ...hook, resolve, fill, submit, showToast, dispatch };
}

test('of two submits that wait for a figure, the later one alone leads to results', async () => {
  const { resolve, submit, dispatch } = await mountSubmit();
  await submit('form');
  await submit('results');
  resolve(JAPAN_FIGURE);
  const origins = () =>
    dispatch.mock.calls.map(
      ([action]) => 'type' in action && action.type === 'visualized' && action.visualization.origin,
    );
  await expect.poll(origins).toEqual(['results']);
});

test('a figure that does not come is not said where the visitor has typed the years in the meantime', async () => {
  const { fill, showToast, dispatch, rerender } = await mountSubmit();
  const failed = { error: new Error('down'), pending: false };
  await rerender(fill(failed, { manual: true, lifeExpectancy: '80' }));
  expect(showToast).not.toHaveBeenCalled();
  expect(dispatch).not.toHaveBeenCalled();
});
