import { describe, expect, test } from 'vitest';
import { planLines, READ_LINES } from '../../../tests/fixtures/plan-lines.ts';
import type { Doubt, TypedEvent } from '../../events/typed-life/parse-typed-life.ts';
import { type Chapter, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import type { Answers, QuestionName } from './typed-draft.ts';

/** A question of the last line, with the labels of its answers. */
function askedIn({ entries }: ReturnType<typeof planLines>, name: QuestionName) {
  const asked = entries.at(-1)?.questions.find((each) => each.name === name);
  return asked && { ...asked, answers: asked.answers.map(({ label }) => label) };
}

/** A reader that finds one question about every line. */
const readerOf =
  (doubt: Doubt, ...answers: readonly TypedEvent[]): typeof READ_LINES =>
  (...given) => {
    const { lines, ...text } = READ_LINES(...given);
    const [event] = answers;
    if (!event) throw new RangeError('a question without answers');
    return { ...text, lines: lines.map((line) => ({ ...line, event, question: { doubt, answers } })) };
  };

const MOMENT: TypedEvent = {
  kind: 'moments',
  words: 'Aiko',
  from: whenOf('1991'),
  until: null,
  goesOn: false,
  relation: 'friend',
  since: null,
};
const CHAPTER: TypedEvent = {
  ...MOMENT,
  kind: 'chapters',
  from: whenOf('2012-04'),
  until: whenOf('2015-03'),
};

describe('A line that is not sure asks', () => {
  const read = readerOf({ code: 'momentOrPerson' }, MOMENT, { ...MOMENT, kind: 'people' });
  const answer = (given: Answers) => planLines('Aiko 1991', { read, answers: { 'Aiko 1991': given } });

  test('with its best guess filled in, and is added as it is answered', () => {
    const asking = planLines('Aiko 1991', { read });
    expect(asking.entries[0]).toMatchObject({
      state: 'asks',
      words: 'Aiko',
      notes: ['1991, at age 0 or 1'],
      added: null,
    });
    expect(askedIn(asking, 'reading')).toMatchObject({
      text: 'A moment or a person?',
      answers: ['Moment: 1991', 'Person: Born in 1991'],
      isOpen: true,
    });
    expect(asking).toMatchObject({ sure: 0, questions: 1, events: NO_LIFE_EVENTS });
    const answered = answer({ reading: '0' });
    expect(answered).toMatchObject({ sure: 1, questions: 0, events: { moments: [{ text: 'Aiko' }] } });
    expect(askedIn(answered, 'reading')).toMatchObject({ isOpen: false, given: '0', said: 'Moment' });
  });

  test('a kind that was chosen when it was sure answers no question', () => {
    expect(answer({ kind: 'moments' })).toMatchObject({ sure: 0, questions: 1 });
  });

  test('and then since when, of somebody who is met later in life', () => {
    const somebody = answer({ reading: '1' });
    expect(somebody.entries[0]).toMatchObject({ state: 'asks', notes: ['Born in 1991'] });
    expect(askedIn(somebody, 'since')).toMatchObject({
      text: 'Since which year have you known Aiko?',
      answers: ['From birth'],
      given: '',
      year: { problem: undefined },
    });
    // Born later than the visitor, in 1990.
    const ofBirth = somebody.entries[0]?.questions[1]?.answers[0]?.value ?? '';
    expect(answer({ reading: '1', since: ofBirth }).entries[0]).toMatchObject({
      state: 'sure',
      notes: ['Born in 1991', 'That’s at 12 days a year.'],
    });
    const known = answer({ reading: '1', since: '2015' });
    expect(known.entries[0]?.notes).toContain('Known each other from 2015');
    expect(known.events.people).toMatchObject([{ name: 'Aiko', birthYear: 1991, since: 2015 }]);
  });

  test('and of a bare name, whether they have died: in the year of their birth, nothing else is asked', () => {
    const died = answer({ reading: '1', diedIn: '1991' });
    expect(died.events.people).toMatchObject([{ birthYear: 1991, diedIn: 1991, since: null }]);
    expect(died.entries[0]).toMatchObject({
      state: 'sure',
      notes: ['1991–1991'],
    });
    const tooSoon = answer({ reading: '1', diedIn: '1990', since: '2015' });
    expect(askedIn(tooSoon, 'diedIn')).toMatchObject({
      isOpen: true,
      year: { problem: 'That’s before 1991, the year of birth. Enter that year or a later one.' },
    });
    expect(askedIn(planLines('friend Aiko, born 1991'), 'diedIn')).toBeUndefined();
  });

  test.each<[string, Partial<TypedEvent>]>([
    ['Since which year have you lived with Aiko?', { relation: 'partner' }],
    ['Since which year have you lived with your wife?', { relation: 'partner', words: 'My wife' }],
    ['From which year did you live with Aiko?', { relation: 'partner', until: whenOf('2020') }],
    ['From which year did you know Aiko?', { until: whenOf('2020') }],
  ])('in words that suit them: %s', (label, person) => {
    const somebody = readerOf({ code: 'momentOrPerson' }, { ...MOMENT, kind: 'people', ...person });
    const planned = planLines('Aiko 1991', { read: somebody, answers: { 'Aiko 1991': { reading: '0' } } });
    expect(askedIn(planned, 'since')?.text).toBe(label);
  });

  test.each([
    ['1989', 'One of you was born in 1991. Enter that year or a later one.'],
    ['24', 'Enter a year with four digits, such as 1962, not an age.'],
    ['at school', 'Enter a year, such as 1962.'],
  ])('again, if the year is “%s”', (since, problem) => {
    const asking = answer({ reading: '1', since });
    expect(asking).toMatchObject({ sure: 0, questions: 1 });
    expect(askedIn(asking, 'since')).toMatchObject({ given: since, isOpen: true, year: { problem } });
  });

  test('with the words of its answers, where they differ, and the part that is meant', () => {
    const ofEnd = readerOf({ code: 'end', text: '27年3月' }, CHAPTER, {
      ...CHAPTER,
      kind: 'moments',
      words: '27年3月 Kyoto',
    });
    expect(askedIn(planLines('平成24年4月〜27年3月', { read: ofEnd }), 'reading')).toMatchObject({
      text: 'Is “27年3月” the end?',
      answers: ['Chapter “Aiko”: April 2012 to March 2015', 'Moment “27年3月 Kyoto”: April 2012'],
    });
  });

  test('whether it is somebody, in the words for its answers', () => {
    expect(askedIn(planLines('Harold (1939-2011)'), 'reading')).toMatchObject({
      text: 'A chapter or a person?',
      answers: ['Person: 1939–2011', 'Chapter: 1939 to 2011'],
    });
  });
});

const BERLIN: Chapter = { id: 'berlin', name: 'Berlin', from: whenOf('2012'), until: null, color: 'blue' };

describe('Whether a chapter without an end goes on is asked where another one would end it', () => {
  const lines = 'since 2012 Berlin\nsince 2016 Cat Mimi';
  const withAnswer = (goesOn: string) => planLines(lines, { answers: { 'since 2016 Cat Mimi': { goesOn } } });

  test('in a line before it', () => {
    const asking = planLines(lines);
    expect(asking.entries[1]).toMatchObject({ state: 'asks', notes: ['From 2016 on'] });
    expect(askedIn(asking, 'goesOn')).toMatchObject({
      text: 'Does “Berlin” go on?',
      answers: ['Yes, it goes on', 'No, it ends when “Cat Mimi” begins'],
      isOpen: true,
    });
    expect(askedIn(asking, 'colors')).toBeUndefined();
    expect([asking.events.chapters.length, asking.questions]).toEqual([1, 1]);
  });

  test('or among those that are saved', () => {
    const planned = planLines('since 2016 Cat Mimi', {
      existing: { ...NO_LIFE_EVENTS, chapters: [BERLIN] },
      answers: { 'since 2016 Cat Mimi': { goesOn: 'yes Berlin' } },
    });
    expect(planned.chapters).toMatchObject([{ ...BERLIN, goesOn: true }, { name: 'Cat Mimi' }]);
    expect(planned.events.chapters).toMatchObject([{ name: 'Cat Mimi' }]);
  });

  test('but not if its line says so', () => {
    const { entries, chapters } = planLines('2012 to now Berlin\nsince 2016 Cat Mimi');
    expect(entries.map(({ state }) => state)).toEqual(['sure', 'sure']);
    expect(chapters.map(({ name, goesOn }) => [name, goesOn])).toEqual([
      ['Berlin', true],
      ['Cat Mimi', undefined],
    ]);
  });

  test('with the name of the one that ends it, which may be an earlier line', () => {
    const asking = planLines('2016-2020 Rome\nsince 2012 Berlin');
    expect(askedIn(asking, 'goesOn')?.answers[1]).toBe('No, it ends when “Rome” begins');
  });

  test('and not again of one that was said to end, but of the next one', () => {
    const no = { 'since 2016 Cat Mimi': { goesOn: 'no Berlin' } };
    expect(planLines(`${lines}\n2014-2015 Love`, { answers: no }).sure).toBe(3);
    const four = planLines(`${lines}\n2018-2020 Rome`, { answers: no });
    expect(askedIn(four, 'goesOn')?.text).toBe('Does “Cat Mimi” go on?');
  });

  test('and says that it ends itself, if it asks about another one', () => {
    const chapters: readonly Chapter[] = [
      BERLIN,
      { ...BERLIN, id: 'rome', name: 'Rome', from: whenOf('2018') },
    ];
    const answers = { 'since 2016 Cat Mimi': { goesOn: 'yes Berlin' } };
    const existing = { ...NO_LIFE_EVENTS, chapters };
    expect(planLines('since 2016 Cat Mimi', { existing, answers }).entries[0]?.notes).toEqual([
      'From 2016 on',
      '“Cat Mimi” ends when the next chapter begins.',
    ]);
  });

  test('and it does, or ends there, which is said', () => {
    expect(withAnswer('yes Berlin')).toMatchObject({
      sure: 2,
      chapters: [{ goesOn: true }, { name: 'Cat Mimi' }],
    });
    const ended = withAnswer('no Berlin');
    expect(ended.chapters).toMatchObject([{ name: 'Berlin', until: whenOf('2016') }, { name: 'Cat Mimi' }]);
    expect(askedIn(ended, 'goesOn')?.said).toBe('Does “Berlin” go on? No, it ends when “Cat Mimi” begins');
  });
});

test('Which of two chapters colors the weeks that both have is asked', () => {
  const lines = '2010-2012 Job\n2010-2012 City';
  expect(askedIn(planLines(lines), 'colors')).toMatchObject({
    text: '“Job” has the same weeks. Which one colors them?',
    answers: ['City', 'Job'],
    isOpen: true,
  });
  const colored = (colors: string) =>
    planLines(lines, { answers: { '2010-2012 City': { colors } } }).chapters.map(({ name }) => name);
  // The last one of the list does.
  expect([colored('yes Job'), colored('no Job')]).toEqual([
    ['Job', 'City'],
    ['City', 'Job'],
  ]);
});
