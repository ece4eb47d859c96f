import { PICTURE } from '#words/results.ts';
import type { Marks } from '../../life/place-events.ts';
import { calculateWeeksOfLife } from '../../life/weeks-of-life.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { type ResultsModel, useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { MAX_TITLE_LENGTH } from './describe-image.ts';
import { measurePaper, ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';
import { readPhoneScreen } from './phone-screen.ts';
import { Poster, type PosterProps } from './poster.tsx';
import { PosterActions } from './poster-actions.tsx';
import './poster-chooser.css';
import { findFormat, POSTER_IDS, type PosterFormat, type PosterId } from './poster-formats.ts';
import { createPosterWords, defaultTitle } from './poster-words.ts';
import { PrintSheet } from './print-sheet.tsx';
import { WallpaperActions } from './wallpaper-actions.tsx';

type Theme = PosterProps['theme'];

/** The visitor's choices. */
export interface PosterChoices {
  readonly id: PosterId;
  readonly paper: Paper;
  /** `null` for the default of the format. */
  readonly theme: Theme | null;
  readonly title: string;
  readonly showsBirthdate: boolean;
  readonly includesMarks: boolean;
}

interface PosterChooserProps {
  readonly choices: PosterChoices;
  readonly onChange: (change: Partial<PosterChoices>) => void;
}

const listFormats = () => POSTER_IDS.map((value) => ({ value, label: PICTURE.formats[value] }));

const listThemes = () =>
  (['light', 'dark'] as const).map((value) => ({
    value,
    label: PICTURE.themes[value],
  }));

function describeSize({ paper, width, height }: PosterFormat): string {
  if (!paper) return PICTURE.pixels({ width, height });
  const sheet = measurePaper(paper);
  return PICTURE.millimeters({ width: Math.round(sheet.width), height: Math.round(sheet.height) });
}

/** The poster with the visitor's choices. */
function createPoster(model: ResultsModel, marks: Marks | null, choices: PosterChoices): PosterProps {
  const { id, paper, theme, title, showsBirthdate } = choices;
  const format = findFormat(id, { paper, screen: readPhoneScreen() });
  return {
    format,
    weeks: calculateWeeksOfLife(model.shown.life, 0),
    words: createPosterWords(model, { title, showsBirthdate, marks }),
    marks,
    // Paper is light; a screen at night is dark.
    theme: theme ?? (format.paper ? 'light' : 'dark'),
  };
}

/** Choosing, previewing and making a poster. */
export default function PosterChooser({ choices, onChange }: PosterChooserProps) {
  const { marks } = useLifeEvents();
  const poster = createPoster(useResults(), choices.includesMarks ? marks : null, choices);
  const { paper, textSizes } = poster.format;
  return (
    <div className="picture-chooser">
      <div className="picture-format">
        <Choice
          legend={PICTURE.format}
          legendHidden
          options={listFormats()}
          chosen={choices.id}
          onChoose={(id) => onChange({ id })}
          takesFocus
        />
        <p className="note">{describeSize(poster.format)}</p>
      </div>
      <div className="picture-preview" aria-hidden>
        <Poster {...poster} />
      </div>
      <div className="picture-options">
        {marks && (
          <Checkbox
            label={PICTURE.marks}
            checked={choices.includesMarks}
            onChange={(includesMarks) => onChange({ includesMarks })}
          />
        )}
        {paper && <PaperOptions paper={paper} onChange={(each) => onChange({ paper: each })} />}
        <Choice
          legend={PICTURE.theme}
          options={listThemes()}
          chosen={poster.theme}
          onChoose={(theme) => onChange({ theme })}
        />
        {textSizes ? (
          <WordOptions choices={choices} onChange={onChange} />
        ) : (
          <>
            <p className="note">{PICTURE.phone}</p>
            <WallpaperActions picture={poster} />
          </>
        )}
      </div>
      <div className="dialog-footer">
        <PosterActions key={choices.id} picture={poster} />
      </div>
      {paper && (
        <PrintSheet paper={paper} theme={poster.theme}>
          <Poster {...poster} />
        </PrintSheet>
      )}
    </div>
  );
}

interface PaperOptionsProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** The choice of a sheet for a print, and which way it is held. */
const PaperOptions = ({ paper, onChange }: PaperOptionsProps) => (
  <>
    <Field id="picture-paper" label={PICTURE.paper}>
      {(control) => (
        <Select
          {...control}
          value={paper.size}
          onChange={({ target }) => {
            const size = PAPER_SIZES.find((each) => each === target.value);
            if (size) onChange({ ...paper, size });
          }}
        >
          {PAPER_SIZES.map((size) => (
            <option key={size} value={size}>
              {PICTURE.papers[size]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Choice
      legend={PICTURE.orientation}
      options={ORIENTATIONS.map((value) => ({ value, label: PICTURE.orientations[value] }))}
      chosen={paper.orientation}
      onChoose={(orientation) => onChange({ ...paper, orientation })}
    />
  </>
);

function WordOptions({ choices, onChange }: PosterChooserProps) {
  const { shown } = useResults();
  return (
    <>
      <Field id="picture-title" label={PICTURE.titleField}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TITLE_LENGTH}
            placeholder={defaultTitle(shown)}
            value={choices.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      {shown.dates && (
        <Checkbox
          label={PICTURE.birthdate}
          hint={PICTURE.birthdateHint}
          checked={choices.showsBirthdate}
          onChange={(showsBirthdate) => onChange({ showsBirthdate })}
        />
      )}
    </>
  );
}
