import { RESULTS } from '#words/results.ts';
import type { Life } from '../life/life.ts';
import { weeksLeft, yearsRemaining } from '../life/weeks.ts';
import type { Format } from '../words/format.ts';

interface MainFiguresProps {
  readonly life: Life;
  readonly format: Format;
  readonly className: string;
}

/**
 * The three main figures. They are as of today, at any position of the slider. Past life expectancy, the two that are 0 have
 * it once, with both labels.
 */
export function MainFigures({ life, format, className }: MainFiguresProps) {
  const years = format.number(yearsRemaining(life.lifeExpectancy, life.age));
  const weeks = format.number(weeksLeft(life));
  const ahead =
    years === weeks
      ? [{ labels: [RESULTS.yearsRemaining, RESULTS.weeksLeft], figure: years }]
      : [
          { labels: [RESULTS.yearsRemaining], figure: years },
          { labels: [RESULTS.weeksLeft], figure: weeks },
        ];
  return (
    <dl className={className}>
      {[{ labels: [RESULTS.yearsLived], figure: format.number(life.age) }, ...ahead].map(
        ({ labels, figure }) => (
          <div key={labels[0]}>
            {labels.map((label) => (
              <dt key={label}>{label}</dt>
            ))}
            <dd>{figure}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
