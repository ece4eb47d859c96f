import { useState } from 'react';
import { REMEMBER } from '#words/form.ts';
import { PICTURE, VIEW_CHOICE } from '#words/results.ts';
import { handOver, writeViewedForm } from '../../document/view-hand-over.ts';
import { DEFAULT_VIEW, type ViewSettings, writeViewLink } from '../../document/view-link.ts';
import { type CalendarDate, formatIsoDate } from '../../life/calendar-date.ts';
import { canKeepAwake } from '../../platform/keep-awake.ts';
import { pagePath } from '../../platform/page-path.ts';
import { tabStorage } from '../../platform/storage.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { CopyButton } from './copy-button.tsx';
import './view-choice.css';

const NOTE = 'view-link-note';

const listLines = (hasChapters: boolean) => [
  { value: 'weeks' as const, label: VIEW_CHOICE.weeks },
  ...(hasChapters ? [{ value: 'chapter' as const, label: VIEW_CHOICE.chapter }] : []),
  { value: 'nothing' as const, label: VIEW_CHOICE.nothing },
];

const listThemes = () => [
  { value: 'clock' as const, label: VIEW_CHOICE.clock },
  { value: 'light' as const, label: PICTURE.themes.light },
  { value: 'dark' as const, label: PICTURE.themes.dark },
];

interface OptionsProps {
  readonly settings: ViewSettings;
  readonly onChange: (change: Partial<ViewSettings>) => void;
  readonly hasChapters: boolean;
  readonly hasMoments: boolean;
}

/** The choices for the view. Chapters and moments are offered only if the life has some. */
function Options({ settings, onChange, hasChapters, hasMoments }: OptionsProps) {
  const { line, theme, by, moments, awake } = settings;
  return (
    <>
      <Choice
        legend={VIEW_CHOICE.line}
        options={listLines(hasChapters)}
        chosen={line}
        onChoose={(chosen) => onChange({ line: chosen })}
      />
      <Choice
        legend={PICTURE.theme}
        options={listThemes()}
        chosen={theme}
        onChoose={(chosen) => onChange({ theme: chosen })}
      />
      {hasChapters && (
        <Checkbox
          label={VIEW_CHOICE.colors}
          checked={by === 'chapters'}
          onChange={(colored) => onChange({ by: colored ? 'chapters' : 'time' })}
        />
      )}
      {hasMoments && (
        <Checkbox
          label={VIEW_CHOICE.moments}
          checked={moments}
          onChange={(marked) => onChange({ moments: marked })}
        />
      )}
      {canKeepAwake() ? (
        <Checkbox label={VIEW_CHOICE.awake} checked={awake} onChange={(kept) => onChange({ awake: kept })} />
      ) : (
        <p className="note">{VIEW_CHOICE.noAwake}</p>
      )}
    </>
  );
}

/** Chooses what the view shows, opens it, and copies a link to it that holds the life. */
export function ViewChoice({ birthdate }: { readonly birthdate: CalendarDate }) {
  const { shown, save } = useResults();
  const { events } = useLifeEvents();
  const [settings, setSettings] = useState<ViewSettings>(DEFAULT_VIEW);
  const { chapters, moments } = events;
  const { lifeExpectancy } = shown.life;
  const hasChapters = chapters.length > 0;
  const life = { birthdate, lifeExpectancy, chapters, moments };
  const address = `${pagePath()}view/#`;
  const linked = () => address + writeViewLink(settings, life);
  const isKept = save?.status === 'on';
  // A life that the browser can keep stays out of the address. The example is nobody's life.
  const isInAddress = shown.example || tabStorage.isBlocked();
  const opened = isInAddress ? linked() : address + writeViewLink(settings, null);
  const onOpen = () => {
    if (isInAddress || isKept) return;
    const years = String(lifeExpectancy);
    const text = { birthdate: formatIsoDate(birthdate), lifeExpectancy: years };
    handOver(writeViewedForm({ ...text, events: { chapters, moments, people: [] } }));
  };
  return (
    <div className="view-choice">
      <Options
        settings={settings}
        onChange={(change) => setSettings({ ...settings, ...change })}
        hasChapters={hasChapters}
        hasMoments={moments.length > 0}
      />
      <a className="button button-quiet" href={opened} onClick={onOpen}>
        {VIEW_CHOICE.open}
      </a>
      {!isInAddress && !isKept && <p className="note">{VIEW_CHOICE.lasts({ remember: REMEMBER.label })}</p>}
      <p id={NOTE} className="note">
        {joinSentences(VIEW_CHOICE.linkNote, settings.line === 'chapter' && VIEW_CHOICE.linkNames)}
      </p>
      <CopyButton
        label={VIEW_CHOICE.copy}
        noteId={NOTE}
        addressLabel={VIEW_CHOICE.address}
        createAddress={() => location.origin + linked()}
      />
    </div>
  );
}
