import { BUDGETS } from '../../budgets.ts';
import type { LighthouseScores } from '../../lighthouse.ts';
import { sumBytes, type Transfer } from '../../transfers.ts';
import { upToResults, type Visit } from '../../visit.ts';
import { formatFigure, formatSpread } from '../format.ts';
import { quantile, spreadOf } from '../statistics.ts';
import type { Table } from '../table.ts';
import type { Compared, Responses, SliderLife, StepCost } from './slider.ts';
import type { Waits } from './waits.ts';

export function reportTransfers(visit: Visit): Table {
  const row = (name: string, transfers: readonly Transfer[], limit: string) => [
    name,
    formatFigure(sumBytes(transfers)),
    String(transfers.length),
    limit,
  ];
  const { htmlBytes, interactiveScriptBytes, bytesToResults, requestsToResults } = BUDGETS;
  return {
    title: 'Transfers',
    note:
      'Bytes of response bodies, compressed with brotli, from the own server, on a first visit that chooses a country. ' +
      `There are ${visit.elsewhere} requests to the World Bank as well. What the service worker caches for later ` +
      'visits is not counted.',
    columns: ['part', 'bytes', 'requests', 'limit'],
    rows: [
      row('HTML, with its styles', visit.form.slice(0, 1), formatFigure(htmlBytes.limit)),
      row('script before the form works', visit.start, formatFigure(interactiveScriptBytes.limit)),
      row(
        'everything up to the first results',
        upToResults(visit),
        `${formatFigure(bytesToResults.limit)} in ${requestsToResults.limit}`,
      ),
    ],
  };
}

const nameOf = ({ lifeExpectancy, weeksBy }: SliderLife) => `${lifeExpectancy}, by ${weeksBy}`;

export function reportSteps(costs: readonly StepCost[]): Table {
  return {
    title: 'A step of the slider',
    note:
      'Milliseconds of the main thread for a key press, with the weeks in view, at the age of ten. The page with each ' +
      'life and the empty page take turns of 20 steps.',
    columns: ['life expectancy, weeks', 'page', 'empty page', 'difference', 'ratio'],
    rows: costs.map((cost) => [
      nameOf(cost),
      ...[cost.own, cost.empty, cost.difference].map(formatSpread),
      formatFigure(cost.own.median / cost.empty.median),
    ]),
  };
}

export function reportDrags(drags: readonly Compared[]): Table {
  return {
    title: 'Dragging the slider',
    note: 'Milliseconds of the main thread’s longest task in a drag of 60 moves, from end to end and back.',
    columns: ['life expectancy, weeks', 'page', 'empty page'],
    rows: drags.map((each) => [nameOf(each), ...[each.own, each.empty].map(formatSpread)]),
  };
}

const nameWhole = (life: SliderLife) => `${nameOf(life)}${life.saved ? ', with all that can be added' : ''}`;

export function reportResponses(responses: readonly Responses[]): Table {
  const cells = (times: readonly number[]) =>
    [0.5, 0.98].map((share) => formatFigure(quantile(times, share)));
  return {
    title: 'Interaction to next paint',
    note:
      'Milliseconds from a key or a drag to the next frame, over 60 steps and 10 drags, as the browser reports them: in ' +
      'steps of 8, of real time.',
    columns: ['life expectancy, weeks', 'median', '98th percentile', 'empty page, median', '98th percentile'],
    rows: responses.map((each) => [nameWhole(each), ...cells(each.own), ...cells(each.empty)]),
  };
}

export function reportWaits({ answer, results, poster }: Waits): Table {
  return {
    title: 'Waits',
    note: 'Milliseconds of real time.',
    columns: ['wait', 'page'],
    rows: [
      ['from the press on the button to the frame in which it says so', formatSpread(answer)],
      ['from the press on the button to the frame with the results', formatSpread(results)],
      ['from the press on Share Results to the image', formatSpread(poster)],
    ],
  };
}

export function reportLighthouse(scores: readonly LighthouseScores[]): Table {
  const row = (name: string, read: (scores: LighthouseScores) => number) => [
    name,
    formatSpread(spreadOf(scores.map(read))),
  ];
  const categories = ['accessibility', 'best-practices', 'seo'] as const;
  return {
    title: 'Lighthouse, on its simulated phone',
    note: 'The form as it loads, and a snapshot of the results. The phone and its connection are simulated.',
    columns: ['category', 'score'],
    rows: [
      row('performance, form', ({ form }) => form.performance.score),
      ...categories.flatMap((category) => [
        row(`${category}, form`, ({ form }) => form[category].score),
        row(`${category}, results`, ({ results }) => results[category].score),
      ]),
      row('total blocking time (ms)', ({ totalBlockingTimeMs }) => totalBlockingTimeMs),
      row('layout shift', ({ layoutShift }) => Math.round(layoutShift * 1000) / 1000),
    ],
  };
}
