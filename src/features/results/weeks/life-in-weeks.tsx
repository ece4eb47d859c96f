import { useMemo, useState } from 'react';
import { LANGUAGE } from '#messages/language.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import { WEEK_MESSAGES } from '#messages/week-messages.ts';
import { describeLife } from '../../../content/describe-weeks.ts';
import { weeksLeft } from '../../../life/weeks.ts';
import { Choice } from '../../../ui/choice.tsx';
import { SectionBoundary } from '../../section-boundary.tsx';
import { useChartTable } from '../chart-table.tsx';
import { DeferredSection } from '../deferred-section.tsx';
import { loadDetails, loadedDetails } from '../details-code.ts';
import { AddEntries } from '../entries/add-entries.tsx';
import { EntriesSection } from '../entries/entries-section.tsx';
import { type EntryEdit, EntryEditContext } from '../entries/entry-edit-context.ts';
import { useEntries } from '../entries/use-entries.ts';
import { useResults } from '../results-context.ts';
import { describeNearAverage } from '../summary/near-average.ts';
import { SummaryCards } from '../summary/summary-cards.tsx';
import { useLateCode } from '../use-late-code.ts';
import { WeeksPicture } from './weeks-picture.tsx';

const BY = (['time', 'activities', 'chapters'] as const).map((value) => ({
  value,
  label: WEEK_MESSAGES.by[value],
}));

/** What the results open with: a life in weeks in a sentence and a picture, and its three figures. */
export function LifeInWeeks() {
  const { life } = useResults().shown;
  const WeeksTable = useLateCode(true, loadDetails, loadedDetails)?.WeeksTable;
  const { button, table } = useChartTable(WEEK_MESSAGES.title, WeeksTable && <WeeksTable />);
  const [edit, onEdit] = useState<EntryEdit | null>(null);
  const editing = useMemo(() => ({ edit, onEdit }), [edit]);
  return (
    <EntryEditContext value={editing}>
      <section className="life-in-weeks" aria-labelledby="weeks-title">
        <SectionBoundary name={WEEK_MESSAGES.title} resetKey={life}>
          <div className="weeks">
            <div className="weeks-head">
              <div className="weeks-title">
                <h3 id="weeks-title">{WEEK_MESSAGES.title}</h3>
                {button}
              </div>
              <Headline />
              {table}
            </div>
            <DeferredSection name={WEEK_MESSAGES.title} className="weeks-picture">
              <WeeksPicture />
            </DeferredSection>
          </div>
        </SectionBoundary>
        <SectionBoundary name={RESULT_MESSAGES.figures} resetKey={life}>
          <SummaryCards />
        </SectionBoundary>
        <SectionBoundary name={WEEK_MESSAGES.title} resetKey={life}>
          <div className="weeks-more">
            <WeeksChoice />
            <AddEntries />
            <EntriesSection />
          </div>
        </SectionBoundary>
      </section>
    </EntryEditContext>
  );
}

/** What the dots show. Chapters are offered to a life that has some. */
function WeeksChoice() {
  const { weeksBy, onChooseWeeksBy } = useResults();
  const { marks } = useEntries();
  const hasChapters = marks !== null && marks.chapters.length > 0;
  return (
    <Choice
      legend={WEEK_MESSAGES.choice}
      options={BY.filter(({ value }) => hasChapters || value !== 'chapters')}
      chosen={weeksBy === 'chapters' && !hasChapters ? 'time' : weeksBy}
      onChoose={onChooseWeeksBy}
    />
  );
}

/** For today, wherever the slider stands. Near the average or past it, about people of the visitor's age. */
function Headline() {
  const model = useResults();
  const { life } = model.shown;
  const near = describeNearAverage(model);
  if (near) return <p className="headline">{near.headline}</p>;
  const { lived, ahead } = describeLife(model.format, {
    weeksLived: life.weeksLived,
    weeksLeft: weeksLeft(life),
  });
  return (
    <p className="headline">
      {lived}
      {LANGUAGE.space}
      <span>{ahead}</span>
    </p>
  );
}
