import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { WeeksAndEvents } from '../src/app/results/weeks-and-events.tsx';
import { ChartRoomContext } from '../src/platform/use-chart-room.ts';
import { Poster } from '../src/sections/share/poster.tsx';
import { findFormat, type PosterId } from '../src/sections/share/poster-formats.ts';
import { ResultsImage } from '../src/sections/share/results-image.tsx';
import { MOTHER, placeEvents, SOME_EVENTS } from '../tests/fixtures/life-events.ts';
import { CHAPTERS, LIVES } from '../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../tests/fixtures/places.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';
import { InResults } from './in-results.tsx';

const SHOWN = { ...LIVES, chapters: CHAPTERS };
type Name = keyof typeof SHOWN;

const TALL = { width: 360, height: 600, scale: 1 };
const WIDE = { width: 1000, height: 560, scale: 1 };
const BY_MOTHER = `people ${MOTHER.id}`;
const EVENTS = { ...SOME_EVENTS, people: [MOTHER] };

const onPage = (name: Name, by: string, room = TALL) => (
  <ChartRoomContext value={room}>
    <InResults sample={SHOWN[name]} by={by} model={{ events: EVENTS, shownCountry: shownJapan() }}>
      <WeeksAndEvents />
    </InResults>
  </ChartRoomContext>
);

const modelOf = (name: Name) => ({
  shown: { ...SHOWN[name].shown, country: JAPAN, figure: JAPAN_FIGURE },
  shownCountry: shownJapan(),
  expected: null,
});

const inImage = (name: Name, by: string) => (
  <ResultsImage
    model={modelOf(name)}
    weeksBy={by}
    projection={SHOWN[name].projection}
    marks={placeEvents(SOME_EVENTS)}
    people={[]}
    named
  />
);

const onPoster = (name: Name, id: PosterId) => (
  <Poster
    model={modelOf(name)}
    format={findFormat(id, 'a4')}
    title=""
    birthdate={null}
    marks={placeEvents(SOME_EVENTS)}
  />
);

const round = (text: string) =>
  text.replaceAll(/\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 1000) / 1000));

/** The paths of the dots in a markup, each after the paint, the size and the distance of its dots. */
function listDots(markup: string): string[] {
  const [weeks = ''] =
    /<svg class="chart[^>]*>(?:(?!<\/svg>).)*stroke-dasharray.*?<\/svg>/.exec(markup) ?? [];
  let look = '';
  return Array.from(weeks.matchAll(/<g (stroke="[^>]*)>|<path d="([^"]*)"></g)).flatMap(
    ([, stroke, path]) => {
      if (stroke) look = stroke.replace(/ data-tone="\w+"/, '');
      return path ? [round(`${look} ${path}`)] : [];
    },
  );
}

async function summarize(lines: readonly string[]): Promise<string> {
  // In any order: no dot lies over another.
  const text = new TextEncoder().encode(lines.toSorted().join('\n'));
  const [first = 0, second = 0, third = 0] = new Uint8Array(await crypto.subtle.digest('SHA-1', text));
  return `${lines.length} paths, ${(first << 16) + (second << 8) + third}`;
}

test.each<[string, ReactNode, string]>([
  ['everyday, by time, tall', onPage('everyday', 'time'), '10 paths, 7096367'],
  ['everyday, by activities, tall', onPage('everyday', 'activities'), '40 paths, 1970965'],
  ['everyday, by chapters, tall', onPage('everyday', 'chapters'), '15 paths, 14773045'],
  ['moved, by time, tall', onPage('moved', 'time'), '13 paths, 13219731'],
  ['moved, by time, wide', onPage('moved', 'time', WIDE), '13 paths, 14221214'],
  ['moved, by activities, tall', onPage('moved', 'activities'), '52 paths, 11310105'],
  ['moved, by activities, wide', onPage('moved', 'activities', WIDE), '52 paths, 7298118'],
  ['moved, by chapters, tall', onPage('moved', 'chapters'), '19 paths, 11024247'],
  ['moved, by chapters, wide', onPage('moved', 'chapters', WIDE), '19 paths, 1963333'],
  ['moved, by mother, tall', onPage('moved', BY_MOTHER), '35 paths, 9399025'],
  ['moved, by mother, wide', onPage('moved', BY_MOTHER, WIDE), '35 paths, 3037307'],
  ['end, by time, tall', onPage('end', 'time'), '17 paths, 1323737'],
  ['end, by activities, tall', onPage('end', 'activities'), '64 paths, 13717528'],
  ['end, by chapters, tall', onPage('end', 'chapters'), '23 paths, 16587524'],
  ['newborn, by time, tall', onPage('newborn', 'time'), '9 paths, 7076164'],
  ['newborn, by activities, tall', onPage('newborn', 'activities'), '36 paths, 4170166'],
  ['newborn, by chapters, tall', onPage('newborn', 'chapters'), '13 paths, 1396788'],
  ['newborn, by mother, tall', onPage('newborn', BY_MOTHER), '29 paths, 13643064'],
  ['older, by time, tall', onPage('older', 'time'), '14 paths, 16178005'],
  ['older, by activities, tall', onPage('older', 'activities'), '53 paths, 10533395'],
  ['older, by chapters, tall', onPage('older', 'chapters'), '18 paths, 3937370'],
  ['older, by mother, tall', onPage('older', BY_MOTHER), '18 paths, 12431295'],
  ['shortest, by time, tall', onPage('shortest', 'time'), '2 paths, 2914971'],
  ['shortest, by activities, tall', onPage('shortest', 'activities'), '8 paths, 2670691'],
  ['shortest, by mother, tall', onPage('shortest', BY_MOTHER), '5 paths, 9834512'],
  ['longest, by time, tall', onPage('longest', 'time'), '19 paths, 13790618'],
  ['longest, by activities, tall', onPage('longest', 'activities'), '76 paths, 4167722'],
  ['longest, by chapters, tall', onPage('longest', 'chapters'), '25 paths, 1693670'],
  ['longest, by mother, tall', onPage('longest', BY_MOTHER), '41 paths, 12756141'],
  ['chapters, by time, wide', onPage('chapters', 'time', WIDE), '10 paths, 14946352'],
  ['chapters, by activities, tall', onPage('chapters', 'activities'), '35 paths, 2222112'],
  ['chapters, by activities, wide', onPage('chapters', 'activities', WIDE), '35 paths, 11138526'],
  ['chapters, by chapters, tall', onPage('chapters', 'chapters'), '15 paths, 14773045'],
  ['chapters, by chapters, wide', onPage('chapters', 'chapters', WIDE), '15 paths, 826408'],
  ['moved, by time, in the image', inImage('moved', 'time'), '13 paths, 7404602'],
  ['moved, by activities, in the image', inImage('moved', 'activities'), '52 paths, 7586602'],
  ['moved, by chapters, in the image', inImage('moved', 'chapters'), '19 paths, 9840092'],
  ['chapters, by time, in the image', inImage('chapters', 'time'), '10 paths, 351594'],
  ['chapters, by activities, in the image', inImage('chapters', 'activities'), '35 paths, 14409681'],
  ['chapters, by chapters, in the image', inImage('chapters', 'chapters'), '15 paths, 9556994'],
  ['newborn, by time, in the image', inImage('newborn', 'time'), '9 paths, 5940973'],
  ['newborn, by activities, in the image', inImage('newborn', 'activities'), '36 paths, 12886948'],
  ['newborn, by chapters, in the image', inImage('newborn', 'chapters'), '14 paths, 12791374'],
  ['everyday, print', onPoster('everyday', 'print'), '22 paths, 872521'],
  ['everyday, square', onPoster('everyday', 'square'), '22 paths, 2852805'],
  ['older, print', onPoster('older', 'print'), '20 paths, 2387520'],
  ['older, square', onPoster('older', 'square'), '20 paths, 4408766'],
  ['longest, print', onPoster('longest', 'print'), '34 paths, 1272863'],
  ['longest, square', onPoster('longest', 'square'), '34 paths, 4262059'],
])('The dots are the same as ever: %s', async (_, picture, dots) => {
  expect(await summarize(listDots(renderInNode(picture)))).toBe(dots);
});
