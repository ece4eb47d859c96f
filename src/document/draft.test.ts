import { expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { chooseCountry, fillInFigure, switchManual } from './draft.ts';

const BELGIUM = { code: 'BEL', name: 'Belgium' };
const JAPAN_YEARS = 84.036;

test.each<[string, boolean, string, number | undefined, string]>([
  ['fills in the country’s figure, to a tenth of a year, when it is ticked', true, '', JAPAN_YEARS, '84'],
  ['leaves the field empty while the figure is loading', true, '', undefined, ''],
  ['restores the value that was entered before', true, '90', JAPAN_YEARS, '90'],
  ['clears a figure that was filled in automatically when it is unticked', false, '84', JAPAN_YEARS, ''],
  ['keeps an entered value for the next time it is ticked', false, '90', JAPAN_YEARS, '90'],
])('Manual entry %s', (_, manual, before, years, after) => {
  const draft = fillDraft({ manual: !manual, lifeExpectancy: before });
  expect({ ...draft, ...switchManual(draft, manual, years) }).toMatchObject({
    manual,
    lifeExpectancy: after,
  });
});

test.each([
  ['an entered value', 'over the previous country’s figure', '90', JAPAN_YEARS, '90'],
  ['an entered value', 'while that figure is loading', '84', undefined, '84'],
  ['an empty field for the figure that comes', 'if nothing was entered', '', undefined, ''],
  ['an empty field for the figure that comes', 'if only a space was entered', ' ', undefined, ''],
  ['an empty field for the figure that comes', 'over the previous figure', '84', JAPAN_YEARS, ''],
])('Choosing another country keeps manual entry ticked, with %s %s', (_what, _if, before, years, after) => {
  const draft = fillDraft({ manual: true, lifeExpectancy: before });
  const chosen = { ...draft, ...chooseCountry(draft, BELGIUM, years) };
  expect(chosen).toMatchObject({ country: BELGIUM, manual: true, lifeExpectancy: after });
});

test.each([
  ['fills an empty field', true, '', { lifeExpectancy: '84' }],
  ['fills a field with a space', true, ' ', { lifeExpectancy: '84' }],
  ['does not replace an entered value', true, '9', null],
  ['changes nothing if manual entry is off', false, '', null],
])('A figure that arrives after manual entry was ticked %s', (_, manual, lifeExpectancy, change) => {
  expect(fillInFigure(fillDraft({ manual, lifeExpectancy }), JAPAN_YEARS)).toEqual(change);
});
