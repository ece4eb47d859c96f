import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PICTURE } from '#words/results.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import type { Marks } from '../../life/place-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { useLife } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice, nameOptions } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileActions, listImageActions } from './file-action.tsx';
import { MarksChoice } from './marks-choice.tsx';
import { defaultTitle, Poster, type PosterProps } from './poster.tsx';
import './poster-chooser.css';
import { findFormat, PAPER_SIZES, type Paper, POSTER_IDS, type PosterId } from './poster-formats.ts';

const MAX_TITLE_LENGTH = 60;

/** What the visitor has chosen. */
export interface PosterChoices {
  readonly id: PosterId;
  readonly paper: Paper;
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** Whether it has chapters and moments: asked anew for each format. `null` until it is chosen. */
  readonly marked: boolean | null;
}

/** Whether others see a format. What those may have is asked for; what the visitor keeps has it until it is taken out. */
const isPosted = (id: PosterId): boolean => id !== 'print';

export const DEFAULT_CHOICES: PosterChoices = {
  id: 'print',
  paper: 'a3',
  title: '',
  showsBirthdate: false,
  marked: null,
};

interface PosterLife extends Pick<ShownLife, 'dates'> {
  readonly marks: Marks | null;
}

/**
 * What a poster shows of a life: nothing personal that was not chosen, except for chapters and moments in a print. People are on
 * none.
 */
export function chooseContent(
  { id, title, marked, showsBirthdate }: PosterChoices,
  { dates, marks }: PosterLife,
): Pick<PosterProps, 'title' | 'birthdate' | 'marks'> {
  return {
    title,
    birthdate: showsBirthdate ? (dates?.birthdate ?? null) : null,
    marks: (marked ?? !isPosted(id)) ? marks : null,
  };
}

/** The poster of the life in the results by some choices, with what can be chosen. */
function usePoster(choices: PosterChoices) {
  const model = useLife();
  const { marks } = useLifeEvents();
  const content = chooseContent(choices, { dates: model.shown.dates, marks });
  const poster: PosterProps = { model, format: findFormat(choices.id, choices.paper), ...content };
  return { poster, marks };
}

/** The poster as it is before anything is chosen. */
export const OwnPoster = () => <Poster {...usePoster(DEFAULT_CHOICES).poster} />;

/** @param first the format that is chosen first */
export default function PosterChooser({ first = DEFAULT_CHOICES.id }: { readonly first?: PosterId }) {
  const [choices, setChoices] = useState({ ...DEFAULT_CHOICES, id: first });
  const onChange = (change: Partial<PosterChoices>) => setChoices((before) => ({ ...before, ...change }));
  const { id, paper } = choices;
  const { poster, marks } = usePoster(choices);
  const isPrint = id === 'print';
  const labels = { download: isPrint ? PICTURE.image : PICTURE.png, send: PICTURE.send };
  return (
    <div className="picture-chooser">
      <div className="picture-format">
        <Choice
          legend={PICTURE.format}
          legendHidden
          options={nameOptions(POSTER_IDS, PICTURE.formats)}
          chosen={id}
          onChoose={(posterId) => onChange({ id: posterId, marked: null })}
          takesFocus
        />
      </div>
      <div className="picture-preview" aria-hidden>
        <Poster {...poster} />
      </div>
      <div className="stack picture-options">
        <Options choices={choices} poster={poster} marks={marks} onChange={onChange} />
      </div>
      <div className="dialog-footer">
        {isPrint && (
          <Button look="primary" onClick={() => window.print()}>
            {PICTURE.print}
          </Button>
        )}
        <FileActions
          key={id}
          look={isPrint ? 'quiet' : 'primary'}
          actions={listImageActions(<Poster {...poster} />, { name: PICTURE.files[id], labels })}
        />
      </div>
      {isPrint && <PrintSheet paper={paper} poster={poster} />}
    </div>
  );
}

interface OptionsProps {
  readonly choices: PosterChoices;
  readonly poster: PosterProps;
  /** Those of the life, in the picture or not. */
  readonly marks: PosterProps['marks'];
  readonly onChange: (change: Partial<PosterChoices>) => void;
}

function Options({ choices, poster, marks, onChange }: OptionsProps) {
  const { id, paper, title, showsBirthdate } = choices;
  const { shown } = poster.model;
  const includesMarks = poster.marks !== null;
  const onMark = (marked: boolean) => onChange({ marked });
  return (
    <>
      {marks &&
        (isPosted(id) ? (
          <MarksChoice included={includesMarks} onChange={onMark}>
            {(withMarks) => <Poster {...poster} marks={withMarks ? marks : null} />}
          </MarksChoice>
        ) : (
          <Checkbox
            label={PICTURE.marks}
            hint={PICTURE.marksHint}
            checked={includesMarks}
            onChange={onMark}
          />
        ))}
      {id === 'print' && (
        <Choice
          legend={PICTURE.paper}
          options={nameOptions(PAPER_SIZES, PICTURE.papers)}
          chosen={paper}
          onChoose={(size) => onChange({ paper: size })}
        />
      )}
      <TextField
        id="picture-title"
        label={PICTURE.titleField}
        dir="auto"
        maxLength={MAX_TITLE_LENGTH}
        placeholder={defaultTitle(shown)}
        value={title}
        onChange={(text) => onChange({ title: text })}
      />
      {shown.dates && (
        <Checkbox
          label={PICTURE.birthdate}
          hint={PICTURE.birthdateHint}
          checked={showsBirthdate}
          onChange={(shows) => onChange({ showsBirthdate: shows })}
        />
      )}
    </>
  );
}

/** The sheet that is printed in place of the page, and of the dialog over it: a poster, as large as the paper allows. */
function PrintSheet({ paper, poster }: { readonly paper: Paper; readonly poster: PosterProps }) {
  // A poster has margins of its own.
  useEffect(() => adoptStyles(`@page{size:${paper};margin:0}`), [paper]);
  return createPortal(
    <div className="print-sheet">
      <Poster {...poster} />
    </div>,
    document.body,
  );
}
