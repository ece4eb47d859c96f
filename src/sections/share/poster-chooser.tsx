import { useDeferredValue, useMemo } from 'react';
import { PICTURE } from '#words/results.ts';
import { calculateWeeksOfLife } from '../../life/weeks-of-life.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { MAX_TITLE_LENGTH } from './describe-image.ts';
import { measurePaper, ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';
import { Poster, type PosterProps } from './poster.tsx';
import { PosterActions } from './poster-actions.tsx';
import './poster-chooser.css';
import { listFormats, type PosterFormat, type PosterId } from './poster-formats.ts';
import { createPosterWords, defaultTitle } from './poster-words.ts';
import { PrintSheet } from './print-sheet.tsx';
import { WallpaperActions } from './wallpaper-actions.tsx';
import { findScreen, WallpaperPhone } from './wallpaper-phone.tsx';
import { readPhoneScreen } from './wallpaper-phones.ts';

type Theme = PosterProps['theme'];

/** The visitor's choices. */
export interface PosterChoices {
  readonly id: PosterId;
  /** The phone that a wallpaper is for, see `findScreen`. */
  readonly phone: string | null;
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

const listThemes = () =>
  (['light', 'dark'] as const).map((value) => ({
    value,
    label: PICTURE.themes[value],
  }));

/** Paper is light; a screen at night is dark. */
const themeOf = ({ theme }: PosterChoices, { paper }: PosterFormat): Theme =>
  theme ?? (paper ? 'light' : 'dark');

const describeSize = ({ paper, width, height }: PosterFormat): string => {
  if (!paper) return PICTURE.pixels({ width, height });
  const sheet = measurePaper(paper);
  return PICTURE.millimeters({ width: Math.round(sheet.width), height: Math.round(sheet.height) });
};

/** The picture with the visitor's choices, in every format. Typing has priority over the rendering. */
function usePosters(choices: PosterChoices) {
  const { marks: all } = useLifeEvents();
  const model = useResults();
  const { life } = model.shown;
  const phone = useMemo(() => readPhoneScreen(), []);
  const { title, showsBirthdate, includesMarks } = useDeferredValue(choices);
  const marks = includesMarks ? all : null;
  const words = useMemo(
    () => createPosterWords(model, { title, showsBirthdate, marks }),
    [model, title, showsBirthdate, marks],
  );
  const weeks = useMemo(() => calculateWeeksOfLife(life, 0), [life]);
  return {
    phone,
    all,
    pictures: listFormats(findScreen(choices.phone, phone), choices.paper).map((format) => ({
      format,
      weeks,
      words,
      marks,
      theme: themeOf(choices, format),
    })),
  };
}

/** Choosing, previewing and making a picture to keep. */
export default function PosterChooser({ choices, onChange }: PosterChooserProps) {
  const { phone, all: marks, pictures } = usePosters(choices);
  const chosen = pictures.find(({ format }) => format.id === choices.id) ?? pictures[0];
  if (!chosen) return null;
  return (
    <div className="picture-chooser">
      <Formats pictures={pictures} choices={choices} onChange={onChange} />
      <div className="picture-preview" aria-hidden>
        <Poster {...chosen} />
      </div>
      <div className="picture-options">
        {marks && (
          <Checkbox
            label={PICTURE.marks}
            checked={choices.includesMarks}
            onChange={(includesMarks) => onChange({ includesMarks })}
          />
        )}
        {chosen.format.paper && (
          <PaperOptions paper={chosen.format.paper} onChange={(paper) => onChange({ paper })} />
        )}
        <Choice
          legend={PICTURE.theme}
          options={listThemes()}
          chosen={chosen.theme}
          onChoose={(each) => onChange({ theme: each })}
        />
        {chosen.format.textSizes ? (
          <WordOptions choices={choices} onChange={onChange} />
        ) : (
          <WallpaperPhone own={phone} chosen={choices.phone} onChoose={(each) => onChange({ phone: each })} />
        )}
        {!chosen.format.textSizes && <WallpaperActions picture={chosen} />}
      </div>
      <div className="dialog-footer">
        <PosterActions key={choices.id} picture={chosen} />
      </div>
      {chosen.format.paper && (
        <PrintSheet paper={chosen.format.paper} theme={chosen.theme}>
          <Poster {...chosen} />
        </PrintSheet>
      )}
    </div>
  );
}

interface FormatsProps extends PosterChooserProps {
  readonly pictures: readonly PosterProps[];
}

function Formats({ pictures, choices, onChange }: FormatsProps) {
  return (
    <fieldset className="picture-formats">
      <legend className="field-label">{PICTURE.format}</legend>
      {pictures.map((picture) => {
        const { format } = picture;
        return (
          <label key={format.id} className="picture-format">
            <input
              className="visually-hidden"
              type="radio"
              name="picture-format"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- this comes after the dialog, which has focused its end
              autoFocus={format.id === choices.id}
              checked={format.id === choices.id}
              onChange={() => onChange({ id: format.id })}
            />
            <span className="picture-thumbnail" aria-hidden>
              <Poster {...picture} />
            </span>
            <span>{PICTURE.formats[format.id]}</span>
            <span className="note">{describeSize(format)}</span>
          </label>
        );
      })}
    </fieldset>
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
        <div>
          <Checkbox
            label={PICTURE.birthdate}
            hint={PICTURE.birthdateHint}
            checked={choices.showsBirthdate}
            onChange={(showsBirthdate) => onChange({ showsBirthdate })}
          />
        </div>
      )}
    </>
  );
}
