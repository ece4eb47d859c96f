import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { FORM, LINK } from '#words/form.ts';
import { RESULTS, SHARED_LIFE } from '#words/results.ts';
import { EXAMPLE } from '../../document/example.ts';
import { createExampleLife } from '../../document/example-life.ts';
import { readLifeLink } from '../../document/life-link.ts';
import type { ReadOnlyLife } from '../../document/shown-life.ts';
import { today } from '../../platform/clock.ts';
import type { TableChoice } from '../state.ts';
import { Results } from './results.tsx';

/** The life of a fragment: the example, or that of a link. */
const openLife = (fragment: string) =>
  fragment === EXAMPLE ? createExampleLife(today()) : readLifeLink(fragment);

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

const ignore = () => undefined;

/** What the results of the visitor's own life can change. */
export const NO_CHANGES = {
  inForm: [],
  onApplyHours: ignore,
  onOpenSchedule: ignore,
  onBackup: null,
  undo: { step: null, onUndo: ignore },
  onChangeEvents: null,
  save: null,
} as const;

/** The slider moves and choices can be made, but nothing else can be changed, and nothing is saved. */
function ReadOnly({ shown, events, offsetWeeks }: ReadOnlyLife) {
  const { basis, population, example } = shown;
  const [choice, onChoose] = useReducer(
    (before: TableChoice, change: Partial<TableChoice>) => ({ ...before, ...change }),
    { basis, population },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const life = useMemo(() => ({ ...shown, ...choice }), [shown, choice]);
  return (
    <>
      <section className="card" aria-labelledby="read-only-title">
        <h2 id="read-only-title" className="card-title" ref={heading} tabIndex={-1}>
          {example ? FORM.exampleShown : LINK.heading}
        </h2>
        <p className="card-lede">{example ? RESULTS.example : SHARED_LIFE.about}</p>
        <a className="button button-primary" href="#top">
          {example ? SHARED_LIFE.start : SHARED_LIFE.own}
        </a>
      </section>
      <Results
        {...NO_CHANGES}
        shown={life}
        submitNumber={0}
        title={SHARED_LIFE.results}
        offsetWeeks={offsetWeeks}
        events={events}
        onChoose={onChoose}
      />
    </>
  );
}
