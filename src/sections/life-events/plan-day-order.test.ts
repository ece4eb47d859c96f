import { describe, expect, test } from 'vitest';
import { planLines } from '../../../tests/fixtures/plan-lines.ts';
import { whenOf } from '../../life/when.ts';

describe('Which of day and month comes first is', () => {
  test('asked once for all lines', () => {
    const text = '2018 Rome\n3/4/2019 dinner\n5/6/2019 lunch';
    expect(planLines(text)).toMatchObject({
      sure: 1,
      questions: 1,
      dayOrder: {
        text: '“3/4/2019 dinner”: which date is it? This is for all such lines.',
        answers: [{ label: 'April 3, 2019' }, { label: 'March 4, 2019' }],
        isOpen: true,
      },
    });
    const monthFirst = planLines(text, { dayOrder: 'month' });
    expect(monthFirst).toMatchObject({ sure: 3, questions: 0, dayOrder: { given: 'month' } });
    expect(monthFirst.events.moments[1]).toMatchObject({ when: whenOf('2019-03-04') });
    expect(planLines('25/12/2018 Rome').dayOrder).toBeNull();
  });

  test.each([
    ['day', '3/4/2019 dinner\n13/07/2014, Rome', '2019-04-03'],
    ['month', '6/14/1964 Mum\n3/4/2019 dinner', '2019-03-04'],
    ['day', '01/04/2012 31/12/2016 Job\n٣/٤/٢٠١٩ dinner', '2019-04-03'],
  ])('not asked where another date of the text shows that the %s comes first: %s', (_, text, date) => {
    const { dayOrder, questions, entries, events } = planLines(text);
    expect([dayOrder, questions, entries.map(({ state }) => state)]).toEqual([null, 0, ['sure', 'sure']]);
    expect(events.moments.find(({ text: words }) => words === 'dinner')?.when).toEqual(whenOf(date));
  });

  test('asked where dates of the text are written both ways, or are none', () => {
    expect(planLines('3/4/2019 dinner\n13/07/2014 Rome\n6/14/2015 Oslo').dayOrder).not.toBeNull();
    expect(planLines('3/4/2019 dinner\n31/02/2019 Rome').dayOrder).not.toBeNull();
  });

  test('not asked where nothing is kept but the year, as of a person', () => {
    const mum = planLines('3/4/1958 Mum');
    expect(mum).toMatchObject({ dayOrder: null, sure: 1, events: { people: [{ birthYear: 1958 }] } });
    expect(mum.entries[0]).toMatchObject({ text: '3/4/1958 Mum', from: 0, until: 12 });
    const answers = { '3/4/1999 Mum': { kind: 'moments' } } as const;
    expect(planLines('3/4/1999 Mum', { answers }).dayOrder).not.toBeNull();
  });
});
