import { useResults } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { DEFAULT_CHOICES } from './choose-content.ts';
import { Poster } from './poster.tsx';
import { COMMON_PHONE, findFormat } from './poster-formats.ts';

/** The poster of the life in the results, as it is before anything is chosen. */
export default function OwnPoster() {
  const { marks } = useLifeEvents();
  const { id, paper, title } = DEFAULT_CHOICES;
  return (
    <Poster
      model={useResults()}
      format={findFormat(id, { paper, screen: COMMON_PHONE })}
      theme="light"
      title={title}
      birthdate={null}
      marks={marks}
      people={null}
      year={null}
    />
  );
}
