import { describe, expect, test } from 'vitest';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { chapter, MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import {
  addActivity,
  addEvents,
  changeActivity,
  changeDaysPerYear,
  chooseCountry,
  ENTER_MANUALLY,
  fillInFigure,
  leaveHours,
  removeActivity,
  removeEvent,
  replaceDraft,
  saveEvent,
  saveOver,
  switchManual,
  typeBirthdate,
  typeLifeExpectancy,
} from './changes.ts';
import { activityField } from './field.ts';
import type { Change } from './history.ts';

const LESOTHO = { code: 'LSO', name: 'Lesotho' };
const LISBON = moment('Lisbon', '2012');
const BEFORE = addActivities(
  fillDraft({ events: { ...NO_LIFE_EVENTS, moments: [LISBON], people: [MOTHER] } }),
  1,
);
const IN_WEEKS = { of: 'weeks' } as const;
const ON_CARD = { of: 'person', id: MOTHER.id } as const;
const IN_FORM = { of: 'activities' } as const;
const AT_WORK = activityField(2, 'name');
const many = (added: Partial<LifeEvents>) => addEvents({ ...NO_LIFE_EVENTS, ...added });
const field = (name: 'birthdate' | 'country' | 'lifeExpectancy') => ({ field: name });
const NAMED = { name: 'Work' };
const WEEKDAYS = { schedule: { days: '5', from: '', until: '' } };

describe('A change says what it was, which element shows it, whether it types, and whether it is submitted at once', () => {
  test.each<[verb: string, what: object | undefined, shown: object, more: object, change: Change]>([
    ['changed', field('birthdate'), { of: 'birthdate' }, { typing: 'birthdate' }, typeBirthdate('1')],
    ['changed', field('country'), { of: 'country' }, {}, chooseCountry(LESOTHO, undefined)],
    ['changed', field('lifeExpectancy'), { of: 'lifeExpectancy' }, {}, switchManual(true, undefined)],
    [
      'changed',
      field('lifeExpectancy'),
      { of: 'lifeExpectancy' },
      { typing: 'lifeExpectancy' },
      typeLifeExpectancy('8'),
    ],
    ['changed', NAMED, AT_WORK, { typing: 'id-2 hours' }, changeActivity('id-2', { hours: '7' })],
    ['changed', NAMED, AT_WORK, { typing: 'id-2 name' }, changeActivity('id-2', { name: 'Job' })],
    ['changed', NAMED, AT_WORK, { typing: 'id-2 schedule' }, changeActivity('id-2', WEEKDAYS)],
    [
      'changed',
      NAMED,
      { of: 'health' },
      { resubmits: true },
      changeActivity('id-2', { hours: '7' }, 'health'),
    ],
    [
      'changed',
      NAMED,
      { of: 'card', id: 'id-2' },
      { typing: 'id-2 card', resubmits: true },
      changeActivity('id-2', WEEKDAYS, 'cards'),
    ],
    ['removed', { activity: 4 }, activityField(4, 'name'), {}, removeActivity('added-1')],
    ['removed', NAMED, AT_WORK, {}, removeActivity('id-2')],
    ['added', { activity: 5 }, IN_FORM, {}, addActivity('b', 0)],
    ['added', { name: 'Rome' }, IN_WEEKS, {}, saveEvent('moments', moment('Rome', '2012'))],
    ['added', { name: 'Home' }, IN_WEEKS, {}, saveEvent('chapters', chapter('Home', '0', null))],
    ['changed', { name: 'Lisbon' }, IN_WEEKS, {}, saveEvent('moments', LISBON)],
    ['removed', { name: 'Lisbon' }, IN_WEEKS, {}, removeEvent('moments', 'Lisbon')],
    [
      'added',
      { name: 'Ada' },
      { of: 'person', id: 'ada' },
      {},
      saveEvent('people', { ...MOTHER, id: 'ada', name: 'Ada' }),
    ],
    ['changed', { name: MOTHER.name }, ON_CARD, {}, saveEvent('people', MOTHER)],
    ['removed', { name: MOTHER.name }, ON_CARD, {}, removeEvent('people', MOTHER.id)],
    ['addedEvents', undefined, IN_WEEKS, {}, many({})],
    ['addedEvents', undefined, ON_CARD, {}, many({ people: [MOTHER] })],
    ['addedEvents', undefined, IN_WEEKS, {}, many({ people: [MOTHER], moments: [LISBON] })],
    ['backup', undefined, IN_FORM, { resubmits: true }, replaceDraft(fillDraft(), 'backup')],
    [
      'changed',
      { name: MOTHER.name },
      { of: 'days', id: MOTHER.id },
      { typing: 'run' },
      changeDaysPerYear(MOTHER.id, 13, 'run'),
    ],
    ['tab', undefined, IN_FORM, { typing: 'tab' }, replaceDraft(fillDraft(), 'tab')],
    ['saved', undefined, IN_FORM, {}, saveOver(fillDraft())],
  ])('%s %o, shown by %o: %o', (verb, what, target, more, change) => {
    expect(change.describe(BEFORE)).toEqual({ label: { verb, ...(what && { what }) }, target, ...more });
  });

  test.each<[string, Change]>([
    ['a figure that the page fills in', fillInFigure(84)],
    ['manual entry in its place', ENTER_MANUALLY],
    ['hours that become a number as their field is left', leaveHours('id-1')],
    ['the change of an activity that has gone', changeActivity('gone', { hours: '7' })],
    ['the removal of an event that has gone', removeEvent('moments', 'gone')],
  ])('but for what is part of the one before: %s', (_, change) => {
    expect(change.describe(BEFORE)).toBeNull();
  });
});
