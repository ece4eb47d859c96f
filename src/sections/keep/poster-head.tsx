import { PRODUCT_NAME } from '#words/form.ts';
import { POSTER, RESULTS, TIMELINE } from '#words/results.ts';
import { shareOfLine } from '../../life/life-projection.ts';
import { weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { describeAverage } from '../../words/describe-expected-age.ts';
import { type Block, stackLines } from './picture-block.ts';
import { FIGURE, INNER_WIDTH, LABEL, MARGIN, NAME, POSTER_WIDTH } from './poster-grid.ts';
import type { PosterProps } from './poster-props.ts';

/** Baselines, from the top of the picture; a headline moves those below it down. */
const AT = { brand: 96, example: 128, headline: 190, figures: 236, beyond: 322, line: 366 };
const HEADLINE = { size: 56, font: '56px var(--serif)', lineHeight: 62 };
const FIGURE_SIZE = { large: 104, small: 44 };
const GOAL_ABOVE_FIGURES = 48;
/** The label of today below its line, and from there down to those of birth and life expectancy. */
const LINE_LABELS = { now: 46, ends: 24, projected: -8 };
/** So near to a margin, a label of the line is anchored there. */
const NEAR_MARGIN = 90;

/** The name of the page, the day and, near the average, a headline. @returns as high as the headline */
export function placeHead({ shown: { dates, example }, near, format }: PosterProps, wrap: Wrap): Block {
  const headline = near ? wrap(near.headline, HEADLINE.font, INNER_WIDTH) : [];
  const day = dates && POSTER.asOf({ day: format.date(dates.asOf) });
  return {
    height: headline.length * HEADLINE.lineHeight,
    lines: [
      { ...FIGURE, text: PRODUCT_NAME, x: MARGIN, y: AT.brand, size: 36 },
      ...(day
        ? [{ ...LABEL, text: day, x: POSTER_WIDTH - MARGIN, y: AT.brand, anchor: 'end' as const }]
        : []),
      ...(example ? [{ ...FIGURE, text: RESULTS.example, x: MARGIN, y: AT.example, size: 22 }] : []),
      ...headline.map((text, index) => ({
        ...FIGURE,
        text,
        x: MARGIN,
        y: AT.headline + index * HEADLINE.lineHeight,
        size: HEADLINE.size,
      })),
    ],
  };
}

/** The three main figures, smaller below a headline. */
export function placeFigures({ shown: { life }, near, format }: PosterProps): Block {
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
  if (!near) return { height: AT.beyond, lines: placed };
  return {
    height: AT.line,
    lines: [
      { ...LABEL, text: near.goal, x: MARGIN, y: AT.figures - GOAL_ABOVE_FIGURES },
      ...placed,
      ...stackLines([describeAverage(format, near.words)], { ...NAME, x: MARGIN, y: AT.beyond }),
    ],
  };
}

/** The line of life with its labels. */
export function placeLine({ projection: ages, format }: PosterProps): Block {
  const [now, ends] = [AT.line + LINE_LABELS.now, AT.line + LINE_LABELS.now + LINE_LABELS.ends];
  const at = (years: number) => {
    const x = MARGIN + shareOfLine(ages, years) * INNER_WIDTH;
    if (x < MARGIN + NEAR_MARGIN) return { x, anchor: 'start' as const };
    return { x, anchor: x > POSTER_WIDTH - MARGIN - NEAR_MARGIN ? ('end' as const) : ('middle' as const) };
  };
  const { age, projectedAge, lifeExpectancy, moved } = ages;
  const projected = {
    look: 'chart-now',
    text: TIMELINE.projected(format, { age: projectedAge }),
    ...at(projectedAge),
    y: AT.line + LINE_LABELS.projected,
  } as const;
  const end = TIMELINE.expectancy(format, { figure: lifeExpectancy });
  return {
    height: ends,
    lines: [
      { ...LABEL, text: TIMELINE.birth, x: MARGIN, y: ends },
      { look: 'chart-name', text: TIMELINE.now(format, { age }), ...at(age), y: now },
      ...(moved ? [projected] : []),
      { ...LABEL, text: end, ...at(lifeExpectancy), y: ends },
    ],
    charts: [{ key: 'line', x: MARGIN, y: AT.line, chart: <LifeLine ages={ages} width={INNER_WIDTH} /> }],
  };
}
