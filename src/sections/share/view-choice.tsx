import { useState } from 'react';
import { REMEMBER } from '#words/form.ts';
import { PICTURE, VIEW_CHOICE } from '#words/results.ts';
import { DEFAULT_VIEW, type ViewSettings, writeViewedForm, writeViewLink } from '../../document/view-link.ts';
import { formatIsoDate } from '../../life/calendar-date.ts';
import type { Dates } from '../../life/life.ts';
import { canKeepAwake } from '../../platform/keep-awake.ts';
import { pagePath } from '../../platform/page-path.ts';
import { tabStorage } from '../../platform/storage.ts';
import { useEditing, useLife } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice, nameOptions } from '../../ui/choice.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { CopyButton } from './copy-link.tsx';

interface OptionsProps {
  /** Whether the life is in the address of the view, which has no days. */
  readonly isInAddress: boolean;
  readonly settings: ViewSettings;
  readonly onChange: (change: Partial<ViewSettings>) => void;
}

function Options({ settings, isInAddress, onChange }: OptionsProps) {
  const { events } = useLifeEvents();
  const hasChapters = events.chapters.length > 0;
  const { shows, line, theme, by, moments, awake } = settings;
  const isYear = shows === 'year';
  const isOffered = { weeks: true, chapter: hasChapters, next: !isInAddress, nothing: true };
  const lines = (['weeks', 'chapter', 'next', 'nothing'] as const).filter((each) => isOffered[each]);
  return (
    <>
      <Choice
        legend={PICTURE.shows.title}
        options={nameOptions(['life', 'year'], PICTURE.shows)}
        chosen={shows}
        onChoose={(chosen) => onChange({ shows: chosen })}
      />
      <Choice
        legend={VIEW_CHOICE.line}
        options={nameOptions(lines, isYear ? { ...VIEW_CHOICE, weeks: VIEW_CHOICE.days } : VIEW_CHOICE)}
        chosen={line}
        onChoose={(chosen) => onChange({ line: chosen })}
      />
      <Choice
        legend={PICTURE.theme}
        options={nameOptions(['clock', 'light', 'dark'], { ...PICTURE.themes, clock: VIEW_CHOICE.clock })}
        chosen={theme}
        onChoose={(chosen) => onChange({ theme: chosen })}
      />
      {hasChapters && !isYear && (
        <Checkbox
          label={VIEW_CHOICE.colors}
          checked={by === 'chapters'}
          onChange={(colored) => onChange({ by: colored ? 'chapters' : 'time' })}
        />
      )}
      {(isYear || events.moments.length > 0) && (
        <Checkbox
          label={isYear ? PICTURE.yearMarks : VIEW_CHOICE.moments}
          checked={moments}
          onChange={(marked) => onChange({ moments: marked })}
        />
      )}
      {canKeepAwake() && (
        <Checkbox label={VIEW_CHOICE.awake} checked={awake} onChange={(kept) => onChange({ awake: kept })} />
      )}
    </>
  );
}

export function ViewChoice({ dates }: { readonly dates: Dates }) {
  const { shown } = useLife();
  const editing = useEditing();
  const { events } = useLifeEvents();
  const [settings, setSettings] = useState<ViewSettings>(DEFAULT_VIEW);
  const { lifeExpectancy } = shown.life;
  const address = `${pagePath()}view/#`;
  const isYear = settings.shows === 'year';
  const linked = address + writeViewLink(settings, isYear ? null : { ...dates, lifeExpectancy, ...events });
  // A life that the browser can keep stays out of the address. The example is nobody's life.
  const isInAddress = shown.whose === 'example' || tabStorage.isBlocked();
  const isHandedOver = !isInAddress && editing?.save.status !== 'on';
  const onOpen = () => {
    if (!isHandedOver) return;
    const text = { birthdate: formatIsoDate(dates.birthdate), lifeExpectancy: String(lifeExpectancy) };
    tabStorage.set('view', writeViewedForm({ ...text, events }));
  };
  return (
    <div className="stack start view-choice">
      <Options
        isInAddress={isInAddress}
        settings={settings}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
      <a
        className="button"
        href={isInAddress ? linked : address + writeViewLink(settings, null)}
        onClick={onOpen}
      >
        {VIEW_CHOICE.open}
      </a>
      {isHandedOver && <p className="note">{VIEW_CHOICE.lasts({ remember: REMEMBER.label })}</p>}
      <CopyButton
        label={VIEW_CHOICE.copy}
        note={
          isYear
            ? VIEW_CHOICE.linkYear
            : joinSentences(
                VIEW_CHOICE.linkNote,
                settings.line === 'chapter' && VIEW_CHOICE.linkNames,
                settings.line === 'next' && VIEW_CHOICE.linkNext,
              )
        }
        addressLabel={VIEW_CHOICE.address}
        path={linked}
      />
    </div>
  );
}
