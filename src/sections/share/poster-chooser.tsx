import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PICTURE } from '#words/results.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { useLife } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileActions, listImageActions } from './file-action.tsx';
import { MarksChoice } from './marks-choice.tsx';
import { defaultTitle, Poster, type PosterProps } from './poster.tsx';
import { chooseContent, DEFAULT_CHOICES, isPosted, type PosterChoices } from './poster-choices.ts';
import './poster-chooser.css';
import { findFormat, PAPER_SIZES, type Paper, POSTER_IDS, type PosterId } from './poster-formats.ts';

const MAX_TITLE_LENGTH = 60;

const nameOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

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
