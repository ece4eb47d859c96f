import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { FORM, LINK } from '#words/form.ts';
import { RESULTS, SHARED_LIFE } from '#words/results.ts';
import type { ExpectancyChoice } from '../../document/draft.ts';
import { EXAMPLE_FRAGMENT } from '../../document/example.ts';
import { createExampleLife } from '../../document/example-life.ts';
import { readLifeLink } from '../../document/life-link.ts';
import type { ReadOnlyLife } from '../../document/submitted-life.ts';
import { Results } from './results.tsx';

/** What a text has behind a link, such as a period, many programs take as a part of it. */
const openLife = (fragment: string) =>
  fragment.startsWith(EXAMPLE_FRAGMENT) ? createExampleLife() : readLifeLink(fragment);

interface ReadOnlyResultsProps {
  /** The part of the page's address after `#`. */
  readonly fragment: string;
  /** Renders the visitor's own form, with the reason why there is no life to show. */
  readonly renderOwn: (notice: string) => ReactNode;
}

/** The results of the example, or of the life in a link. What the visitor has entered stays as it is. */
export function ReadOnlyResults({ fragment, renderOwn }: ReadOnlyResultsProps) {
  const life = useMemo(() => openLife(fragment), [fragment]);
  if (life === 'newer') return renderOwn(SHARED_LIFE.newer);
  return life ? <ReadOnly key={fragment} {...life} /> : renderOwn(SHARED_LIFE.unreadable);
}

/** The slider moves and choices can be made, but nothing else can be changed, and nothing is saved. */
function ReadOnly({ submitted, choice: first, events, offsetWeeks }: ReadOnlyLife) {
  const { example } = submitted;
  const [choice, onChoose] = useReducer(
    (before: ExpectancyChoice, change: Partial<ExpectancyChoice>) => ({ ...before, ...change }),
    first,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="card" aria-labelledby="read-only-title">
        <h2 id="read-only-title" ref={heading} tabIndex={-1}>
          {example ? FORM.exampleShown : LINK.heading}
        </h2>
        <p className="card-lede">{example ? RESULTS.example : SHARED_LIFE.about}</p>
        <a className="button button-primary" href="#top">
          {example ? SHARED_LIFE.start : SHARED_LIFE.own}
        </a>
      </section>
      <Results
        submitted={submitted}
        choice={choice}
        editing={null}
        offsetWeeks={offsetWeeks}
        events={events}
        onChoose={onChoose}
      />
    </>
  );
}
