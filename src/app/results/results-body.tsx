import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { DISCLAIMER } from '#words/results.ts';
import { usePrinting } from '../../platform/use-window-event.ts';
import { ResultsContext, useResults } from '../../results/results-context.ts';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { RESULTS_SECTIONS, type SectionPart, type Sections } from './sections.ts';

/** Leaves out people while the page is being printed, and moments and chapters too if the visitor wants no print of them. */
function WithoutEventsOnPaper({ children }: { readonly children: ReactNode }) {
  const model = useResults();
  const { events, printsMarks } = model;
  const printing = usePrinting();
  const printed = useMemo(
    () => ({
      ...model,
      events: printsMarks && events ? { ...events, people: [] } : null,
      weeksBy: model.weeksBy === 'chance' ? null : model.weeksBy,
    }),
    [model, events, printsMarks],
  );
  return <ResultsContext value={printing ? printed : model}>{children}</ResultsContext>;
}

/** A section that can fail alone. It is tried again when the results change. */
const Part = ({ part: { name, Component } }: { readonly part: SectionPart }) => (
  <SectionBoundary name={name()} resetKey={useResults()}>
    <Component />
  </SectionBoundary>
);

const Rows = ({ of: rows }: { readonly of: Sections[keyof Sections] }) =>
  rows.map((row) =>
    'id' in row ? (
      <Part key={row.id} part={row} />
    ) : (
      <div key={row[0].id} className="sections-pair">
        <Part part={row[0]} />
        <Part part={row[1]} />
      </div>
    ),
  );

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody({ sections = RESULTS_SECTIONS }: { readonly sections?: Sections }) {
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <WithoutEventsOnPaper>
        <div className="explore">
          <Rows of={sections.first} />
          {isWhole && <Rows of={sections.besideSlider} />}
        </div>
        {isWhole && <Rows of={sections.last} />}
      </WithoutEventsOnPaper>
      {isWhole && (
        <>
          <Rows of={sections.keep} />
          <p className="note disclaimer">{DISCLAIMER.medical}</p>
        </>
      )}
    </>
  );
}
