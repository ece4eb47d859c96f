import { useLayoutEffect, useRef } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { listChoices } from '../../life/life-expectancies.ts';
import { useFormat } from '../../platform/locale.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import {
  type AgeAndAverage,
  describeAgeAndAverage,
  isExpectedInHeadline,
} from '../../results/describe-age-and-average.ts';
import { useLife } from '../../results/results-context.ts';
import { FollowSlider, useProjection } from '../../results/slider.tsx';
import { Button } from '../../ui/button.tsx';
import { describeLife } from '../../words/describe-life.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import { describeLifeAt, describeSwitch } from './describe-weeks.ts';

/** The life or, by a person, the time with that person as of today. */
export const Headline = () => <LifeHeadline ofPerson={useColoringChoices().coloring.headline} />;

/** Marks each text with more lines than it should have, for which the style sheet has a smaller size. */
function useSmallWhereLong() {
  const ref = useRef<HTMLDivElement>(null);
  const measure = () => {
    for (const text of ref.current?.querySelectorAll('p') ?? []) {
      delete text.dataset['long'];
      const style = getComputedStyle(text);
      const most = Number.parseFloat(style.getPropertyValue('--most-lines'));
      if (text.offsetHeight > most * Number.parseFloat(style.lineHeight)) text.dataset['long'] = 'true';
    }
  };
  // After every render: each has a text of its own.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    let frame = 0;
    // In a frame of its own: a size that an observer changes while it is told of sizes is an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/**
 * The weeks so far, then those ahead or, near the average or past it, about people of the visitor's age. It keeps its room
 * while another headline is in its place: at the slider's age, or of a person.
 * @param ofPerson empty for none
 */
export function LifeHeadline({ ofPerson = '' }: { readonly ofPerson?: string }) {
  const model = useLife();
  const format = useFormat();
  const ref = useSmallWhereLong();
  const { life, whose } = model.shown;
  const atExpectancy = describeAgeAndAverage(format, model);
  const { lived, ahead } = describeLife(format, { ...life, whose });
  return (
    <>
      <div ref={ref} className="weeks-headlines">
        <TwoSentences first={lived} second={atExpectancy?.headline ?? ahead} />
        {ofPerson ? (
          <p className="weeks-headline weeks-of-person">{joinUnits(ofPerson)}</p>
        ) : (
          <FollowSlider className="weeks-moved">
            <MovedHeadline />
          </FollowSlider>
        )}
      </div>
      {atExpectancy && <BasisSwitch words={atExpectancy.words} />}
    </>
  );
}

const TwoSentences = ({ first, second }: Readonly<Record<'first' | 'second', string>>) => (
  <p className="weeks-headline">
    <span>{first}</span>
    {LANGUAGE.space}
    <span>{second}</span>
  </p>
);

/** In the place of today's headline, while the slider is moved. */
function MovedHeadline() {
  const format = useFormat();
  const projection = useProjection();
  if (!projection.moved) return null;
  const { atAge, ahead } = describeLifeAt(format, projection);
  return <TwoSentences first={atAge} second={ahead} />;
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
    <p className="weeks-basis screen-only">
      <Button look="flush" onClick={() => onChoose({ basis: basis === 'period' ? 'birth' : 'period' })}>
        {describeSwitch(format, words, { expected: choice.lifeExpectancy, population })}
      </Button>
    </p>
  );
}
