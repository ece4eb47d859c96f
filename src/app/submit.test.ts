import { describe, expect, test } from 'vitest';
import { fillDraft, TODAY } from '../../tests/fixtures/drafts.ts';
import type { Draft } from '../document/draft.ts';
import { createExample } from '../document/example.ts';
import { parseDraft } from '../document/parse-draft.ts';
import { nextStep, reduceSubmit, type Submit, type SubmitEvent, type SubmitInputs } from './submit.ts';

const FIGURE = { code: 'JPN', lifeExpectancy: 84, year: 2024, source: 'World Bank' } as const;
const BY_COUNTRY = fillDraft();
const MANUAL: Draft = { ...BY_COUNTRY, manual: true, lifeExpectancy: '80' };
const BRAZIL = fillDraft({ country: { code: 'BRA', name: 'Brazil', lifeExpectancy: 0 } });
const UNBORN = fillDraft({ birthdate: '' });
const CHECKING: Submit = { origin: 'form', phase: 'checking' };
const waiting = (sent: Draft): Submit => ({ origin: 'form', phase: 'waiting', sent });
const failed = (sent: Draft): Submit => ({ origin: 'form', phase: 'failed', sent });
/** A submit of entries that came back with the page. */
const unasked = (submit: Submit): Submit => ({ ...submit, origin: 'restored' });

/** Everything is loaded, unless `change` says otherwise. */
const inputs = (draft: Draft, change: Partial<SubmitInputs> = {}): SubmitInputs => ({
  draft,
  parsed: parseDraft(draft, TODAY, change.figureFailed),
  asOf: TODAY,
  figure: FIGURE,
  figureFailed: false,
  isLoaded: true,
  ...change,
});
const NO_FIGURE = { figure: undefined };
const NO_CODE = { isLoaded: false };
const NO_ANSWER = { figure: undefined, figureFailed: true };

describe('A submit', () => {
  test.each<[what: string, submit: Submit, inputs: SubmitInputs, step: string | undefined]>([
    ['shows the results if everything is there', CHECKING, inputs(BY_COUNTRY), 'show'],
    ['needs no figure with one that was entered', CHECKING, inputs(MANUAL, NO_FIGURE), 'show'],
    ['is refused with problems, whatever is loaded', CHECKING, inputs(UNBORN, NO_FIGURE), 'refuse'],
    ['is refused if the figure has failed before', CHECKING, inputs(BY_COUNTRY, NO_ANSWER), 'refuse'],
    ['waits for the figure', CHECKING, inputs(BY_COUNTRY, NO_FIGURE), 'wait'],
    ['waits for the code', CHECKING, inputs(MANUAL, NO_CODE), 'wait'],
  ])('%s', (_, submit, given, step) => {
    expect(nextStep(submit, given)?.type).toBe(step);
  });

  test.each<[what: string, submit: Submit, inputs: SubmitInputs, step: string | undefined]>([
    ['goes on until the figure is there', waiting(BY_COUNTRY), inputs(BY_COUNTRY, NO_FIGURE), undefined],
    ['goes on until the code is there', waiting(BY_COUNTRY), inputs(BY_COUNTRY, NO_CODE), undefined],
    ['ends with the results', waiting(BY_COUNTRY), inputs(BY_COUNTRY), 'show'],
    ['goes on for a country chosen meanwhile', waiting(BY_COUNTRY), inputs(BRAZIL, NO_FIGURE), undefined],
    ['ends with the results of that country', waiting(BY_COUNTRY), inputs(BRAZIL), 'show'],
    ['is not ended by that country’s failure', waiting(BY_COUNTRY), inputs(BRAZIL, NO_ANSWER), undefined],
    [
      'ends with manual entry if the figure fails',
      waiting(BY_COUNTRY),
      inputs(BY_COUNTRY, NO_ANSWER),
      'enterManually',
    ],
    [
      'does so even if manual entry is on by then',
      waiting(BY_COUNTRY),
      inputs(MANUAL, NO_ANSWER),
      'enterManually',
    ],
    ['stops if the visitor chooses manual entry', waiting(BY_COUNTRY), inputs(MANUAL, NO_FIGURE), 'stop'],
    ['goes on for code alone with manual entry', waiting(MANUAL), inputs(MANUAL, NO_CODE), undefined],
    ['is refused with a problem made meanwhile', waiting(BY_COUNTRY), inputs(UNBORN), 'refuse'],
  ])('a wait %s', (_, submit, given, step) => {
    expect(nextStep(submit, given)?.type).toBe(step);
  });

  test.each<[what: string, inputs: SubmitInputs, step: string | undefined]>([
    ['nothing happens while the code is missing', inputs(MANUAL, NO_CODE), undefined],
    ['the results appear when it arrives late', inputs(MANUAL), 'show'],
    ['they do not if the form has changed', inputs(BY_COUNTRY), undefined],
  ])('after a failure, %s', (_, given, step) => {
    expect(nextStep(failed(MANUAL), given)?.type).toBe(step);
  });

  test('after a failure, the figure is waited for again', () => {
    expect(nextStep(failed(BY_COUNTRY), inputs(BY_COUNTRY, NO_FIGURE))?.type).toBe('wait');
  });

  test('leads to one rendering', () => {
    expect(nextStep({ origin: 'form', phase: 'rendering' }, inputs(MANUAL))).toBeNull();
  });

  test.each<[what: string, submit: Submit, inputs: SubmitInputs, step: string]>([
    ['shows its results if everything is there', CHECKING, inputs(BY_COUNTRY), 'show'],
    ['waits for the figure', CHECKING, inputs(BY_COUNTRY, NO_FIGURE), 'wait'],
    ['shows its results after a wait', waiting(BY_COUNTRY), inputs(BY_COUNTRY), 'show'],
    ['is dropped with problems, which nobody is told of', CHECKING, inputs(UNBORN), 'stop'],
    ['is dropped if the figure has failed before', CHECKING, inputs(BY_COUNTRY, NO_ANSWER), 'stop'],
    ['is dropped if the figure fails', waiting(BY_COUNTRY), inputs(BY_COUNTRY, NO_ANSWER), 'stop'],
  ])('that nobody asked for %s', (_, submit, given, step) => {
    expect(nextStep(unasked(submit), given)?.type).toBe(step);
  });

  test('keeps what asked for it to its results', () => {
    const missed = [
      { type: 'requested', origin: 'restored' } as const,
      { type: 'wait', sent: MANUAL } as const,
      { type: 'codeMissed', sent: MANUAL } as const,
    ].reduce<Submit | null>(reduceSubmit, null);
    expect(missed && nextStep(missed, inputs(MANUAL))).toMatchObject({
      visualization: { origin: 'restored' },
    });
  });

  test('uses the figure of the country, or the one that was entered', () => {
    const profile = { lifeExpectancy: 84 };
    const figure = { ...FIGURE, countryName: 'Japan' };
    expect(nextStep(CHECKING, inputs(BY_COUNTRY))).toMatchObject({ visualization: { profile, figure } });
    expect(nextStep(CHECKING, inputs(MANUAL))).toMatchObject({
      visualization: { profile: { lifeExpectancy: 80 }, figure: null },
    });
  });

  test('tells the example from a life of the visitor’s own', () => {
    const example = createExample(() => 'id');
    expect(nextStep(CHECKING, inputs(example))).toMatchObject({
      visualization: { example: true },
    });
    expect(nextStep(CHECKING, inputs(BY_COUNTRY))).toMatchObject({ visualization: { example: false } });
  });
});

describe('Each event of a submit leads to the next phase', () => {
  const RENDERING: Submit = { origin: 'form', phase: 'rendering' };
  const wait = { type: 'wait', sent: BY_COUNTRY } as const;
  const codeMissed = { type: 'codeMissed', sent: BY_COUNTRY } as const;
  const again = { type: 'requested', origin: 'form' } as const;
  const begun = { type: 'begun' } as const;

  test.each<[what: string, submit: Submit | null, event: SubmitEvent, next: Submit | null]>([
    ['a request is checked', null, again, CHECKING],
    ['another request is checked anew', waiting(BY_COUNTRY), again, CHECKING],
    ['so is one after a failure', failed(BY_COUNTRY), again, CHECKING],
    ['what is missing is waited for', CHECKING, wait, waiting(BY_COUNTRY)],
    ['it fails if code does not come in time', waiting(BY_COUNTRY), codeMissed, failed(BY_COUNTRY)],
    ['but not by the code of an earlier form', waiting(MANUAL), codeMissed, waiting(MANUAL)],
    ['and not once it has ended', null, codeMissed, null],
    ['nor while its results are rendered', RENDERING, codeMissed, RENDERING],
    ['problems end it', CHECKING, { type: 'refuse', problems: [] }, null],
    ['manual entry ends it', waiting(BY_COUNTRY), { type: 'stop' }, null],
    ['a figure that failed ends it', waiting(BY_COUNTRY), { type: 'enterManually' }, null],
    ['a visitor who fills in the form goes on with it', waiting(MANUAL), begun, waiting(MANUAL)],
    ['and ends what nobody asked for', unasked(waiting(MANUAL)), begun, null],
    ['results on screen end it', RENDERING, { type: 'shown' }, null],
  ])('%s', (_, submit, event, next) => {
    expect(reduceSubmit(submit, event)).toEqual(next);
  });

  test('from a request over a wait, code that comes too late, to its results', () => {
    const late = [
      again,
      nextStep(CHECKING, inputs(MANUAL, NO_CODE)),
      { type: 'codeMissed', sent: MANUAL } as const,
    ]
      .filter((event) => event !== null)
      .reduce(reduceSubmit, null);
    expect(late).toEqual(failed(MANUAL));
    const step = nextStep(failed(MANUAL), inputs(MANUAL));
    expect(step).toMatchObject({ type: 'show', waited: false });
    expect(step && reduceSubmit(late, step)).toEqual(RENDERING);
  });
});
