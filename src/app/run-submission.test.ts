import { describe, expect, test, vi } from 'vitest';
import { fillDraft, TODAY, typeActivities } from '../../tests/fixtures/drafts.ts';
import { JAPAN } from '../../tests/fixtures/places.ts';
import type { Draft } from '../document/draft.ts';
import { checkDraft, runSubmission, type Submission } from './run-submission.ts';

const FIGURE = { code: 'JPN', lifeExpectancy: 84, year: 2024, source: 'World Bank' };
const ENTERED = fillDraft({ manual: true, lifeExpectancy: '90' });
const LESOTHO = { code: 'LSO', name: 'Lesotho' };

interface Change extends Submission {
  /** Why the figure of the chosen country has failed before. */
  readonly error: Error;
}

/** A submit of a form that a test changes while it waits, with the differences of a test. */
function submit(draft: Draft, { error, ...change }: Partial<Change> = {}) {
  const controller = new AbortController();
  const form = { draft, today: TODAY };
  const outcome = runSubmission({
    check: () => ({ draft: form.draft, ...checkDraft(form.draft, form.today, error) }),
    findFigure: async () => FIGURE,
    loadResults: async () => undefined,
    signal: controller.signal,
    ...change,
  });
  return { form, outcome, abort: () => controller.abort() };
}

/** A promise that a test settles. */
function hold<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

describe('A submit', () => {
  test('leads to the life of the form, with the country’s figure', async () => {
    expect(await submit(fillDraft()).outcome).toMatchObject({
      kind: 'shown',
      submitted: {
        time: { kind: 'dated', birthdate: { year: 1990, month: 5, day: 15 } },
        country: JAPAN,
        atBirth: { kind: 'birth', figure: FIGURE },
      },
    });
  });

  test('with a life expectancy that was entered looks nothing up', async () => {
    const findFigure = vi.fn<Submission['findFigure']>();
    const outcome = await submit(ENTERED, { findFigure }).outcome;
    expect(outcome).toMatchObject({ kind: 'shown', submitted: { atBirth: { kind: 'entered', years: 90 } } });
    expect(findFigure).not.toHaveBeenCalled();
  });

  test('is refused with its problems, and waits for nothing', async () => {
    const findFigure = vi.fn<Submission['findFigure']>();
    const outcome = await submit(fillDraft({ birthdate: '' }), { findFigure }).outcome;
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ at: { of: 'birthdate' } }] });
    expect(findFigure).not.toHaveBeenCalled();
  });

  test('is refused if the country’s figure has failed before', async () => {
    const { outcome } = submit(fillDraft(), { error: new Error('offline') });
    expect(await outcome).toMatchObject({ kind: 'refused', problems: [{ code: 'figureMissing' }] });
  });

  test('ends without results if the figure cannot be looked up', async () => {
    const { outcome } = submit(fillDraft(), { findFigure: () => Promise.reject(new Error('offline')) });
    expect(await outcome).toEqual({ kind: 'noFigure' });
  });

  test('says that the code of the results is missing', async () => {
    const { outcome } = submit(ENTERED, { loadResults: () => Promise.reject(new Error('offline')) });
    expect(await outcome).toEqual({ kind: 'codeMissing' });
  });

  test('shows what was changed while it waited', async () => {
    const figure = hold<typeof FIGURE>();
    const { form, outcome } = submit(fillDraft(), { findFigure: () => figure.promise });
    form.draft = { ...form.draft, birthdate: '1951-07-09', activities: typeActivities(['Tea', '3']) };
    figure.resolve(FIGURE);
    expect(await outcome).toMatchObject({
      kind: 'shown',
      draft: form.draft,
      submitted: { time: { birthdate: { year: 1951, month: 7, day: 9 } }, activities: [{ name: 'Tea' }] },
    });
  });

  test('is refused if what was changed while it waited is wrong', async () => {
    const code = hold<void>();
    const { form, outcome } = submit(ENTERED, { loadResults: () => code.promise });
    form.draft = { ...ENTERED, lifeExpectancy: '151' };
    code.resolve();
    expect(await outcome).toMatchObject({ kind: 'refused', problems: [{ at: { of: 'lifeExpectancy' } }] });
  });

  test('is checked by the day on which it ends: a birthdate that was today is yesterday after midnight', async () => {
    const code = hold<void>();
    const early = { year: 1990, month: 5, day: 15 };
    const { form, outcome } = submit(ENTERED, { loadResults: () => code.promise });
    form.today = early;
    code.resolve();
    expect(await outcome).toMatchObject({ kind: 'refused', problems: [{ at: { of: 'birthdate' } }] });
  });
});

describe('A submit that another one has overtaken', () => {
  test.each(['figure', 'code'])('leads nowhere when its %s comes', async (late) => {
    const figure = hold<typeof FIGURE>();
    const code = hold<void>();
    const { outcome, abort } = submit(fillDraft(), {
      findFigure: () => figure.promise,
      loadResults: () => code.promise,
    });
    if (late === 'code') figure.resolve(FIGURE);
    abort();
    figure.resolve(FIGURE);
    code.resolve();
    expect(await outcome).toEqual({ kind: 'overtaken' });
  });

  test.each(['figure', 'code'])('reports no failure of its %s', async (failing) => {
    const figure = hold<typeof FIGURE>();
    const code = hold<void>();
    const { outcome, abort } = submit(failing === 'figure' ? fillDraft() : ENTERED, {
      findFigure: () => figure.promise,
      loadResults: () => code.promise,
    });
    abort();
    (failing === 'figure' ? figure : code).reject(new Error('offline'));
    expect(await outcome).toEqual({ kind: 'overtaken' });
  });

  test('by another country, whose figure is still on its way, shows none of this one', async () => {
    const code = hold<void>();
    const { form, outcome } = submit(fillDraft(), { loadResults: () => code.promise });
    form.draft = { ...form.draft, country: LESOTHO };
    code.resolve();
    expect(await outcome).toEqual({ kind: 'overtaken' });
  });
});
