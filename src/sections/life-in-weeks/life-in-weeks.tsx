import type { ComponentType, ReactNode } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { RESULTS, WEEKS } from '#words/results.ts';
import { listChoices } from '../../life/life-expectancies.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import {
  type AgeAndAverage,
  describeAgeAndAverage,
  isExpectedInHeadline,
} from '../../results/describe-age-and-average.ts';
import { useColoring, useLife } from '../../results/results-context.ts';
import { FollowSlider, useProjectedViews } from '../../results/slider.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { useChartTable } from '../../ui/section.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { idOf } from '../../ui/target-ids.ts';
import type { SuggestionRoom } from '../../weeks/place-suggestions.ts';
import { describeLife } from '../../words/describe-life.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import { describeLifeAt, describeSwitch } from './describe-weeks.ts';
import { WeeksPicture } from './weeks-picture.tsx';
import { WeeksTable } from './weeks-table.tsx';
import './life-in-weeks.css';

const TITLE_ID = idOf({ of: 'weeks' });

interface LifeInWeeksProps {
  readonly figures: ReactNode;
  /** Shown after the choice of what the dots show. */
  readonly events: ReactNode;
  /** Shown on the weeks and right after them. */
  readonly Suggestions: ComponentType<SuggestionRoom>;
}

export function LifeInWeeks({ figures, events, Suggestions }: LifeInWeeksProps) {
  const { life } = useLife().shown;
  const { button, table } = useChartTable(WEEKS.title, <WeeksTable />);
  return (
    <section className="life-in-weeks" aria-labelledby={TITLE_ID}>
      <SectionBoundary name={WEEKS.title} resetKey={life}>
        <div className="weeks-head">
          <div className="row weeks-title">
            <h3 id={TITLE_ID} tabIndex={-1}>
              {WEEKS.title}
            </h3>
            {button}
          </div>
          <Headline />
          {table}
        </div>
        <FollowSlider className="weeks-picture">
          <WeeksPicture Suggestions={Suggestions} />
        </FollowSlider>
      </SectionBoundary>
      <SectionBoundary name={RESULTS.figures} resetKey={life}>
        {figures}
      </SectionBoundary>
      <SectionBoundary name={WEEKS.title} resetKey={life}>
        <div className="row weeks-more">
          <WeeksChoice />
          {events}
        </div>
      </SectionBoundary>
    </section>
  );
}

function WeeksChoice() {
  const { onChooseWeeksBy } = useColoring();
  const { coloring, colorings } = useColoringChoices();
  return (
    <div className="row weeks-choice screen-only">
      <label htmlFor="weeks-by">{WEEKS.choice}</label>
      <Select
        id="weeks-by"
        value={coloring.choice}
        onChange={({ target }) =>
          onChooseWeeksBy(colorings.find(({ choice }) => choice === target.value) ?? null)
        }
      >
        {colorings.map(({ choice, label, isName }) => (
          <option
            key={choice}
            value={choice}
            translate={isName ? 'no' : undefined}
            dir={isName ? 'auto' : undefined}
          >
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The life or, by a person, the time with that person, as of today. */
function Headline() {
  const { headline } = useColoringChoices().coloring;
  return headline ? <p className="weeks-headline">{joinUnits(headline)}</p> : <LifeHeadline />;
}

/** As of today, wherever the slider rests. Near the average or past it, about people of the visitor's age. */
export function LifeHeadline() {
  const model = useLife();
  const format = useFormat();
  const { life, whose } = model.shown;
  const atExpectancy = describeAgeAndAverage(format, model);
  if (atExpectancy)
    return (
      <>
        <p className="weeks-headline">{atExpectancy.headline}</p>
        <BasisSwitch words={atExpectancy.words} />
      </>
    );
  const { lived, ahead } = describeLife(format, {
    weeksLived: life.weeksLived,
    weeksLeft: weeksLeft(life),
    whose,
  });
  return (
    <div className="weeks-headlines">
      <p className="weeks-headline">
        <span>{lived}</span>
        {LANGUAGE.space}
        <span>{ahead}</span>
      </p>
      <PlayedHeadline />
    </div>
  );
}

/** Over the headline, while the slider plays: the weeks at its age. Not announced: each year is one step. */
function PlayedHeadline() {
  const format = useFormat();
  const { immediate, playing } = useProjectedViews();
  if (!playing || !immediate.moved) return null;
  const { atAge, ahead } = describeLifeAt(format, immediate);
  return (
    <p className="weeks-headline weeks-played" aria-hidden>
      <span>{atAge}</span>
      {LANGUAGE.space}
      <span>{ahead}</span>
    </p>
  );
}

/**
 * Switches the results to the age that people of the visitor's age reach on average, and back. The same choice is
 * further down; this button is beside the headline about that age. It is one button, so that the focus stays.
 */
function BasisSwitch({ words }: { readonly words: AgeAndAverage }) {
  const { shown, shownCountry, expected, onChoose } = useLife();
  const format = useFormat();
  const { age, average: atBirth, basis } = words;
  const choice = listChoices({ atBirth, age, expected }).find((each) => each.basis === 'period');
  if (!shownCountry || shown.whose === 'shared' || !choice) return null;
  if (basis !== 'period' && !isExpectedInHeadline(age, choice.lifeExpectancy)) return null;
  const { population } = shownCountry;
  return (
    <p className="weeks-basis">
      <Button onClick={() => onChoose({ basis: basis === 'period' ? 'birth' : 'period' })}>
        {describeSwitch(format, words, { expected: choice.lifeExpectancy, population })}
      </Button>
    </p>
  );
}
