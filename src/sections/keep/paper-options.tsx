import { PICTURE } from '#words/details.ts';
import { Choice } from '../../ui/choice.tsx';
import { ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';

interface PaperOptionsProps {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** The choice of a sheet for a print, and which way it is held. */
export const PaperOptions = ({ paper, onChange }: PaperOptionsProps) => (
  <>
    <Choice
      legend={PICTURE.paper}
      options={PAPER_SIZES.map((value) => ({ value, label: PICTURE.papers[value] }))}
      chosen={paper.size}
      onChoose={(size) => onChange({ ...paper, size })}
    />
    <Choice
      legend={PICTURE.orientation}
      options={ORIENTATIONS.map((value) => ({ value, label: PICTURE.orientations[value] }))}
      chosen={paper.orientation}
      onChoose={(orientation) => onChange({ ...paper, orientation })}
    />
  </>
);
