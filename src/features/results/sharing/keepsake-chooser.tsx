import { useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { KEEPSAKE_MESSAGES } from '#messages/keepsake-messages.ts';
import { MAX_TITLE_LENGTH } from '../../../content/describe-keepsake.ts';
import { calculateWeeksOfLife } from '../../../life/weeks-of-life.ts';
import { readPhoneScreen } from '../../../platform/phone-screen.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { useResults } from '../results-context.ts';
import { Keepsake, type KeepsakeProps } from './keepsake.tsx';
import { KeepsakeActions } from './keepsake-actions.tsx';
import { type KeepsakeFormat, type KeepsakeId, listFormats, UNITS_PER_MM } from './keepsake-formats.ts';
import { createKeepsakeWords, defaultTitle } from './keepsake-words.ts';
import { usePictureMarks } from './picture-marks.ts';

type Theme = KeepsakeProps['theme'];

/** What the visitor has chosen. */
export interface KeepsakeChoices {
  readonly id: KeepsakeId;
  /** `null` for what suits the format. */
  readonly theme: Theme | null;
  readonly title: string;
  readonly showsBirthdate: boolean;
  readonly showsMoments: boolean;
}

interface KeepsakeChooserProps {
  readonly choices: KeepsakeChoices;
  readonly onChange: (change: Partial<KeepsakeChoices>) => void;
}

const THEMES = (['light', 'dark'] as const).map((value) => ({
  value,
  label: KEEPSAKE_MESSAGES.themes[value],
}));

/** Paper is light; a screen at night is dark. */
const themeOf = ({ theme }: KeepsakeChoices, { unit }: KeepsakeFormat): Theme =>
  theme ?? (unit === 'mm' ? 'light' : 'dark');

function describeSize({ unit, width, height }: KeepsakeFormat): string {
  return unit === 'mm'
    ? KEEPSAKE_MESSAGES.millimeters(width / UNITS_PER_MM, height / UNITS_PER_MM)
    : KEEPSAKE_MESSAGES.pixels(width, height);
}

/** The picture with the visitor's choices, in every format. A hand on the keyboard comes first. */
function useKeepsakes(choices: KeepsakeChoices) {
  const marks = usePictureMarks();
  const model = useResults();
  const { life } = model.shown;
  const phone = useMemo(() => readPhoneScreen(), []);
  const { title, showsBirthdate, showsMoments } = useDeferredValue(choices);
  const personal = showsMoments ? marks : null;
  const words = useMemo(
    () => createKeepsakeWords(model, { title, showsBirthdate, personal }),
    [model, title, showsBirthdate, personal],
  );
  const weeks = useMemo(() => calculateWeeksOfLife(life, 0), [life]);
  return {
    phone,
    keepsakes: listFormats(phone).map((format) => ({
      format,
      weeks,
      words,
      personal,
      theme: themeOf(choices, format),
    })),
  };
}

/** Choosing, previewing and making a picture to keep. */
export default function KeepsakeChooser({ choices, onChange }: KeepsakeChooserProps) {
  const { phone, keepsakes } = useKeepsakes(choices);
  const chosen = keepsakes.find(({ format }) => format.id === choices.id) ?? keepsakes[0];
  if (!chosen) return null;
  const { phone: hint, noPhone } = KEEPSAKE_MESSAGES;
  return (
    <div className="keepsake-chooser">
      <Formats keepsakes={keepsakes} choices={choices} onChange={onChange} />
      <div className="keepsake-preview">
        <Keepsake {...chosen} />
      </div>
      <div className="keepsake-options">
        <Choice
          legend={KEEPSAKE_MESSAGES.theme}
          options={THEMES}
          chosen={chosen.theme}
          onChoose={(each) => onChange({ theme: each })}
        />
        {chosen.format.type ? (
          <WordOptions choices={choices} onChange={onChange} />
        ) : (
          <p className="note">{phone ? hint : noPhone}</p>
        )}
        <MomentsOption choices={choices} onChange={onChange} />
        <KeepsakeActions key={choices.id} keepsake={chosen} />
      </div>
      {chosen.format.unit === 'mm' && <PrintPage keepsake={chosen} />}
    </div>
  );
}

interface FormatsProps extends KeepsakeChooserProps {
  readonly keepsakes: readonly KeepsakeProps[];
}

function Formats({ keepsakes, choices, onChange }: FormatsProps) {
  return (
    <fieldset className="keepsake-formats">
      <legend className="field-label">{KEEPSAKE_MESSAGES.format}</legend>
      {keepsakes.map((keepsake) => {
        const { format } = keepsake;
        return (
          <label key={format.id} className="keepsake-format">
            <input
              className="visually-hidden"
              type="radio"
              name="keepsake-format"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- this comes after the dialog, which has focused its end
              autoFocus={format.id === choices.id}
              checked={format.id === choices.id}
              onChange={() => onChange({ id: format.id })}
            />
            <span className="keepsake-thumbnail">
              <Keepsake {...keepsake} />
            </span>
            <span>{KEEPSAKE_MESSAGES.formats[format.id]}</span>
            <span className="note">{describeSize(format)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function WordOptions({ choices, onChange }: KeepsakeChooserProps) {
  const { shown } = useResults();
  return (
    <>
      <Field id="keepsake-title" label={KEEPSAKE_MESSAGES.titleField}>
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
          <label className="checkbox">
            <input
              type="checkbox"
              checked={choices.showsBirthdate}
              aria-describedby="keepsake-birthdate-hint"
              onChange={(event) => onChange({ showsBirthdate: event.target.checked })}
            />
            {KEEPSAKE_MESSAGES.birthdate}
          </label>
          <p id="keepsake-birthdate-hint" className="field-hint">
            {KEEPSAKE_MESSAGES.birthdateHint}
          </p>
        </div>
      )}
    </>
  );
}

/** Whether the moments of the visitor are in the picture. Only for a life that has some. */
function MomentsOption({ choices, onChange }: KeepsakeChooserProps) {
  const marks = usePictureMarks()?.marks;
  if (!marks?.moments.length) return null;
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={choices.showsMoments}
        onChange={(event) => onChange({ showsMoments: event.target.checked })}
      />
      {KEEPSAKE_MESSAGES.moments}
    </label>
  );
}

/** The page that the browser prints while a format for paper is chosen, outside the dialog, which is not printed. */
function PrintPage({ keepsake }: { readonly keepsake: KeepsakeProps }) {
  const { format, theme } = keepsake;
  return createPortal(
    <div className="print-sheet" data-paper={format.id} data-theme={theme}>
      <Keepsake {...keepsake} />
    </div>,
    document.body,
  );
}
