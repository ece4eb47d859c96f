import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { LifeEvents } from '../src/life/life-events.ts';
import { ChartRoomContext } from '../src/platform/use-chart-room.ts';
import { choosePerson } from '../src/results/colorings/by-person.ts';
import { OpenContext } from '../src/ui/open-context.ts';
import { MOTHER, SOME_EVENTS } from '../tests/fixtures/life-events.ts';
import { shownJapan } from '../tests/fixtures/places.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';
import { sampleOfAge } from './in-results.tsx';
import { WholeResults } from './lives-of-others.tsx';

/** Part of everything that the visitor has named; from right to left, so that it has to be isolated in sentences. */
const MARK = 'קואוקה';
const own = (name: string) => `${name} ${MARK}`;

const ACTIVITIES = ['Sleep', 'Work', 'Exercise', 'TV', 'Chess'].map((name, index) => ({
  id: name,
  name: own(name),
  hours: index === 0 ? 8 : 2,
  color: 'blue' as const,
  ...(index === 1 && { schedule: { days: 5, from: 20, until: null } }),
}));
const EVENTS: LifeEvents = {
  chapters: SOME_EVENTS.chapters.map((chapter) => ({ ...chapter, name: own(chapter.name) })),
  moments: SOME_EVENTS.moments.map((moment) => ({ ...moment, text: own(moment.text) })),
  people: [MOTHER, { ...MOTHER, id: 'sam', name: 'Sam', livedTogether: null }].map((person) => ({
    ...person,
    name: own(person.name),
  })),
};
const [MUM] = EVENTS.people;

const showAll = (by: string): ReactNode => (
  <OpenContext value={true}>
    <ChartRoomContext value={{ width: 704, height: 440, scale: 1 }}>
      <WholeResults
        sample={sampleOfAge(36, { activities: ACTIVITIES }, 260)}
        change={{}}
        by={by}
        model={{ events: EVENTS, shownCountry: shownJapan() }}
      />
    </ChartRoomContext>
  </OpenContext>
);

/** How own words may stand on the page, each taken away before the next is looked for. */
const SHOWN_WELL = [
  // What nobody sees is spoken alone.
  / (?:value|aria-[a-z]+)="[^"]*"/g,
  /<(?:p|span)[^>]* class="[^"]*visually-hidden[^>]*>[^<]*</g,
  /<bdi translate="no">[^<]*<\/bdi>/g,
  /\u2068[^\u2068\u2069<>]*\u2069/g,
  // Whole texts, of a chart or a list to choose from.
  /<text [^>]*>[^<]*<\/text>/g,
  /<option translate="no" dir="auto"[^>]*>[^<]*<\/option>/g,
];

const COLORED = {
  time: 'time',
  activities: 'activities',
  chapters: 'chapters',
  people: choosePerson(MUM ?? MOTHER).choice,
};

test.each(Object.entries(COLORED))(
  'What the visitor has named is isolated everywhere, with weeks by %s',
  (_, by) => {
    const markup = renderInNode(showAll(by));
    expect(markup.split(MARK).length).toBeGreaterThan(80);
    const rest = SHOWN_WELL.reduce((text, shown) => text.replaceAll(shown, ''), markup);
    const found = Array.from(rest.matchAll(new RegExp(`.{0,90}${MARK}.{0,20}`, 'gu')), ([text]) => text);
    expect(found).toEqual([]);
  },
);
