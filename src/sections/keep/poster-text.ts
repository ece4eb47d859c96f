import { POSTER, PROJECTIONS, SHARES, TIMELINE } from '#words/details.ts';
import { LANGUAGE, PRODUCT_NAME } from '#words/form.ts';
import { HORIZON, RESULTS, WEEKS } from '#words/results.ts';
import { shareOfLine } from '../../life/life-projection.ts';
import { weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { BAR_HEIGHT } from '../../ui/charts/bars.tsx';
import { describeAverage } from '../../words/describe-expected-age.ts';
import { describeBar, describeSliceInKey } from '../../words/describe-shares.ts';
import { type PlacedLine, type PlacedSwatch, stackLines } from './placed-line.ts';
import {
  AT,
  INNER_WIDTH,
  LINE_HEIGHT,
  MARGIN,
  POSTER_WIDTH,
  type PosterLayout,
  SIDE_X,
  SWATCH_WIDTH,
} from './poster-layout.ts';
import { SIGN_WIDTH } from './poster-marks-layout.ts';
import type { PosterProps } from './poster-props.ts';

/** A line of the headline moves everything below it down. */
const HEADLINE = { y: 190, size: 56, font: '56px var(--serif)', lineHeight: 62 };
const FIGURE_SIZE = { large: 104, small: 44 };
const GOAL_ABOVE_FIGURES = 48;
const SOURCE_FONT = '14px var(--sans)';
/** The label of today below its line, and from there down to those of birth and life expectancy. */
const LINE_LABELS = { now: 46, ends: 24, projected: -8 };
/** So near to a margin, a label of the line is anchored there. */
const NEAR_MARGIN = 90;
/** From the top of a row down to the baselines of its number and its words. */
const ROW = { number: 14, text: 15, bar: 19 };
const SWATCH = { size: 12, radius: 3 };

const FIGURE = { look: 'chart-figure' } as const;
const LABEL = { look: 'chart-label' } as const;
const NAME = { look: 'chart-name', lineHeight: LINE_HEIGHT } as const;
const NUMBER = { look: 'chart-number', anchor: 'end' } as const;
const TITLE = { look: 'chart-figure', size: 26 } as const;

/** The name of the page and the day. */
const placeHead = ({ shown: { dates, example }, format }: PosterProps): PlacedLine[] => [
  { ...FIGURE, text: PRODUCT_NAME, x: MARGIN, y: AT.brand, size: 36 },
  ...(dates
    ? [
        {
          ...LABEL,
          text: POSTER.asOf({ day: format.date(dates.asOf) }),
          x: POSTER_WIDTH - MARGIN,
          y: AT.brand,
          anchor: 'end' as const,
        },
      ]
    : []),
  ...(example ? [{ ...FIGURE, text: RESULTS.example, x: MARGIN, y: AT.example, size: 22 }] : []),
];

/** The three main figures, smaller below a headline. */
function placeFigures({ shown: { life }, near, format }: PosterProps): PlacedLine[] {
  const figures = [
    [RESULTS.yearsLived, life.age],
    [RESULTS.yearsRemaining, yearsRemaining(life.lifeExpectancy, life.age)],
    [RESULTS.weeksLeft, weeksLeft(life)],
  ] as const;
  const size = near ? FIGURE_SIZE.small : FIGURE_SIZE.large;
  const placed = figures.flatMap(([label, figure], index) => {
    const x = MARGIN + (index * INNER_WIDTH) / figures.length;
    return [
      { ...FIGURE, text: format.number(figure), x, y: AT.figures, size },
      { ...LABEL, text: label, x, y: AT.figures + 36 },
    ];
  });
  if (!near) return placed;
  const { horizon, age } = life;
  const ahead = horizon === undefined ? [] : [HORIZON.ahead(format, { end: horizon, age })];
  return [
    { ...LABEL, text: near.goal, x: MARGIN, y: AT.figures - GOAL_ABOVE_FIGURES },
    ...placed,
    ...stackLines([describeAverage(format, near.words), ...ahead], { ...NAME, x: MARGIN, y: AT.beyond }),
  ];
}

/** The labels of the line of life. */
function placeLineLabels({ projection: ages, format }: PosterProps): PlacedLine[] {
  const [now, ends] = [AT.line + LINE_LABELS.now, AT.line + LINE_LABELS.now + LINE_LABELS.ends];
  const at = (years: number) => {
    const x = MARGIN + shareOfLine(ages, years) * INNER_WIDTH;
    if (x < MARGIN + NEAR_MARGIN) return { x, anchor: 'start' as const };
    return { x, anchor: x > POSTER_WIDTH - MARGIN - NEAR_MARGIN ? ('end' as const) : ('middle' as const) };
  };
  const { age, projectedAge, lifeExpectancy, moved } = ages;
  const projected: PlacedLine = {
    look: 'chart-now',
    text: TIMELINE.projected(format, { age: projectedAge }),
    ...at(projectedAge),
    y: AT.line + LINE_LABELS.projected,
  };
  return [
    { ...LABEL, text: TIMELINE.birth, x: MARGIN, y: ends },
    { look: 'chart-name', text: TIMELINE.now(format, { age }), ...at(age), y: now },
    ...(moved ? [projected] : []),
    {
      ...LABEL,
      text: TIMELINE.expectancy(format, { figure: lifeExpectancy }),
      ...at(lifeExpectancy),
      y: ends,
    },
  ];
}

/** The legend of the pie. */
const placeLegend = ({ projection, format }: PosterProps, { rows }: PosterLayout): PlacedLine[] =>
  rows.flatMap(({ activity, number, legend: { y, lines } }) => [
    { ...NUMBER, text: String(number), x: SIDE_X + 12, y: y + ROW.number },
    ...stackLines(lines, { ...NAME, x: SIDE_X + SWATCH_WIDTH, y: y + ROW.text }),
    {
      ...LABEL,
      text: describeSliceInKey(format, activity, projection),
      x: SIDE_X + SWATCH_WIDTH,
      y: y + ROW.text + lines.length * LINE_HEIGHT,
    },
  ]);

/** The list of chapters and moments: sentences of the page, in which the visitor's words are isolated. */
const placeMarks = ({ marks }: PosterLayout): PlacedLine[] =>
  marks
    ? [
        { ...TITLE, text: marks.title, x: MARGIN, y: marks.titleY },
        ...marks.rows.flatMap(({ number, lines, x, y }) => [
          ...(number === null
            ? []
            : [{ ...NUMBER, text: number, x: MARGIN + x + SIGN_WIDTH - 12, y: marks.y + y + ROW.number }]),
          ...stackLines(lines, {
            ...NAME,
            x: MARGIN + x + SIGN_WIDTH,
            y: marks.y + y + ROW.text,
            direction: LANGUAGE.direction,
          }),
        ]),
      ]
    : [];

/** The names of the bars, and their figures. */
const placeBars = ({ projection, format }: PosterProps, { rows }: PosterLayout): PlacedLine[] =>
  rows.flatMap(({ activity, bar: { y, lines } }) => [
    ...stackLines(lines, { ...NAME, x: MARGIN, y: y + ROW.bar }),
    {
      ...LABEL,
      text: describeBar(format, activity, projection),
      x: POSTER_WIDTH - MARGIN,
      y: y + BAR_HEIGHT / 2 + 5,
      anchor: 'end',
    },
  ]);

/** All text of the poster but that of its charts. @returns `below` how far the headline moves down what is below it */
export function placePosterText(
  props: PosterProps,
  layout: PosterLayout,
  wrap: Wrap,
): { readonly lines: readonly PlacedLine[]; readonly below: number } {
  const headline = props.near ? wrap(props.near.headline, HEADLINE.font, INNER_WIDTH) : [];
  const below = headline.length * HEADLINE.lineHeight;
  const body = [
    ...placeFigures(props),
    ...placeLineLabels(props),
    { ...TITLE, text: WEEKS.title, x: MARGIN, y: AT.columnTitle },
    ...layout.key.map(({ text, x, y }) => ({ ...LABEL, text, x: x + 30, y: y + ROW.text })),
    { ...TITLE, text: SHARES.title, x: SIDE_X, y: AT.columnTitle },
    ...placeLegend(props, layout),
    ...placeMarks(layout),
    { ...TITLE, text: PROJECTIONS.title, x: MARGIN, y: layout.barsTitleY },
    ...placeBars(props, layout),
    ...stackLines(wrap(props.source, SOURCE_FONT, INNER_WIDTH), {
      ...LABEL,
      x: MARGIN,
      y: layout.height - 56,
      lineHeight: LINE_HEIGHT,
    }),
  ];
  const lines = [
    ...placeHead(props),
    ...headline.map((text, index) => ({
      ...FIGURE,
      text,
      x: MARGIN,
      y: HEADLINE.y + index * HEADLINE.lineHeight,
      size: HEADLINE.size,
    })),
    ...body.map((line) => ({ ...line, y: line.y + below })),
  ];
  return { lines, below };
}

/** The colors of the activities and, if the weeks have them, of the chapters, beside their names. */
export const placePosterSwatches = ({ rows, marks }: PosterLayout, below: number): PlacedSwatch[] => [
  ...rows.map(({ activity: { color }, legend: { y } }) => ({
    ...SWATCH,
    x: SIDE_X + 20,
    y: below + y + 4,
    color,
  })),
  ...(marks?.rows ?? []).flatMap(({ x, y, color }) =>
    color && marks ? [{ ...SWATCH, x: MARGIN + x, y: below + marks.y + y + 4, color }] : [],
  ),
];
