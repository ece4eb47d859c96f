import { PICTURE } from '#words/details.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';

interface PaperOptionsProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** The choice of a sheet for a print, and which way it is held. */
export const PaperOptions = ({ paper, onChange }: PaperOptionsProps) => (
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
