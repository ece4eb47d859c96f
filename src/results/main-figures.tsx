import { RESULTS } from '#words/results.ts';
import type { Life } from '../life/life.ts';
import { weeksLeft, yearsRemaining } from '../life/weeks.ts';
import type { Format } from '../words/format.ts';

interface MainFiguresProps {
  readonly life: Life;
  readonly format: Format;
  readonly className: string;
}

/** The three main figures. They are as of today, at any position of the slider. */
export function MainFigures({ life, format, className }: MainFiguresProps) {
  const figures = [
    [RESULTS.yearsLived, life.age],
    [RESULTS.yearsRemaining, yearsRemaining(life.lifeExpectancy, life.age)],
    [RESULTS.weeksLeft, weeksLeft(life)],
  ] as const;
  return (
    <dl className={className}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
