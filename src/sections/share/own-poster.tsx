import { useLife } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { usePeopleFigures } from '../../results/use-people-figures.ts';
import { Poster } from './poster.tsx';
import { chooseContent, DEFAULT_CHOICES } from './poster-choices.ts';
import { COMMON_PHONE, findFormat } from './poster-formats.ts';

/** The poster of the life in the results, as it is before anything is chosen. */
export default function OwnPoster() {
  const model = useLife();
  const { marks } = useLifeEvents();
  const { id, paper } = DEFAULT_CHOICES;
  const { content } = chooseContent(DEFAULT_CHOICES, {
    dates: model.shown.dates,
    marks,
    people: usePeopleFigures(),
  });
  return <Poster model={model} format={findFormat(id, { paper, screen: COMMON_PHONE })} {...content} />;
}
