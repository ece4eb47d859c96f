import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PICTURE } from '#words/results.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { useResults } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { usePeopleFigures } from '../../results/use-people-figures.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { listImageWays, MakingButtons, MakingOutcome, useMaking } from './make-file.tsx';
import { defaultTitle, Poster, type PosterProps } from './poster.tsx';
import './poster-chooser.css';
import {
  findFormat,
  ORIENTATIONS,
  PAPER_SIZES,
  type Paper,
  POSTER_IDS,
  type PosterId,
  readPhoneScreen,
} from './poster-formats.ts';
import { WallpaperActions } from './wallpapers.tsx';

/** Characters of a title. */
const MAX_TITLE_LENGTH = 60;

const THEMES = ['light', 'dark'] as const;

const nameOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

/** Choosing, previewing and making a poster. */
export default function PosterChooser() {
  const model = useResults();
  const { events, marks } = useLifeEvents();
  const [id, setId] = useState<PosterId>('print');
  const [sheet, setSheet] = useState<Paper>({ size: 'a3', orientation: 'portrait' });
  const [chosenTheme, setTheme] = useState<PosterProps['theme'] | null>(null);
  const [title, setTitle] = useState('');
  const [showsBirthdate, setShowsBirthdate] = useState(false);
  const [includesMarks, setIncludesMarks] = useState(false);
  const [shows, setShows] = useState<'life' | 'year' | 'people'>('life');
  const format = findFormat(id, { paper: sheet, screen: readPhoneScreen() });
  const { paper, textSizes } = format;
  // Paper is light; a screen at night is dark.
  const theme = chosenTheme ?? (paper ? 'light' : 'dark');
  const figures = usePeopleFigures(events.people, model.shown.dates);
  const hasPeople = figures.status === 'known' && figures.people.length > 0;
  const isYear = !textSizes && shows === 'year';
  const isOfPeople = hasPeople && textSizes !== null && !paper && shows === 'people';
  const marked = includesMarks ? 'marked' : 'plain';
  const poster: PosterProps = {
    model,
    format,
    theme,
    title,
    showsBirthdate,
    year: isYear ? marked : null,
    people: isOfPeople ? figures : null,
    marks: includesMarks && !isOfPeople ? marks : null,
  };
  const alternative = textSizes ? 'people' : 'year';
  return (
    <div className="picture-chooser">
      <div className="picture-format">
        <Choice
          legend={PICTURE.format}
          legendHidden
          options={nameOptions(POSTER_IDS, PICTURE.formats)}
          chosen={id}
          onChoose={setId}
          takesFocus
        />
      </div>
      <div className="picture-preview" aria-hidden>
        <Poster {...poster} />
      </div>
      <div className="picture-options">
        {(textSizes ? hasPeople && !paper : true) && (
          <Choice
            legend={PICTURE.shows.title}
            options={nameOptions(['life', alternative] as const, PICTURE.shows)}
            chosen={shows === alternative ? alternative : 'life'}
            onChoose={setShows}
          />
        )}
        {(isYear ? model.shown.dates : marks && !isOfPeople) && (
          <Checkbox
            label={isYear ? PICTURE.yearMarks : PICTURE.marks}
            checked={includesMarks}
            onChange={setIncludesMarks}
          />
        )}
        {paper && (
          <>
            <Choice
              legend={PICTURE.paper}
              options={nameOptions(PAPER_SIZES, PICTURE.papers)}
              chosen={paper.size}
              onChoose={(size) => setSheet({ ...paper, size })}
            />
            <Choice
              legend={PICTURE.orientation}
              options={nameOptions(ORIENTATIONS, PICTURE.orientations)}
              chosen={paper.orientation}
              onChoose={(orientation) => setSheet({ ...paper, orientation })}
            />
          </>
        )}
        <Choice
          legend={PICTURE.theme}
          options={nameOptions(THEMES, PICTURE.themes)}
          chosen={theme}
          onChoose={setTheme}
        />
        {textSizes ? (
          <>
            <Field id="picture-title" label={PICTURE.titleField}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  dir="auto"
                  autoComplete="off"
                  maxLength={MAX_TITLE_LENGTH}
                  placeholder={isOfPeople ? PICTURE.shows.people : defaultTitle(model.shown)}
                  value={title}
                  onChange={(event) => setTitle(event.target.value)}
                />
              )}
            </Field>
            {model.shown.dates && !isOfPeople && (
              <Checkbox
                label={PICTURE.birthdate}
                hint={PICTURE.birthdateHint}
                checked={showsBirthdate}
                onChange={setShowsBirthdate}
              />
            )}
          </>
        ) : (
          <>
            <p className="note">{PICTURE.phone}</p>
            <WallpaperActions poster={poster} />
          </>
        )}
      </div>
      <div className="dialog-footer">
        {id === 'print' ? (
          <Button look="primary" onClick={() => window.print()}>
            {PICTURE.print}
          </Button>
        ) : (
          <ImageActions key={id} poster={poster} name={PICTURE.files[id]} />
        )}
      </div>
      {paper && (
        <PrintSheet paper={paper} theme={theme}>
          <Poster {...poster} />
        </PrintSheet>
      )}
    </div>
  );
}

/** The buttons that make an image of a poster, with what has become of it. */
function ImageActions({ poster, name }: { readonly poster: PosterProps; readonly name: string }) {
  const { png, send } = PICTURE;
  const ways = listImageWays(<Poster {...poster} />, { name, labels: { download: png, send } });
  const { busy, outcome, start } = useMaking();
  return (
    <>
      <MakingButtons ways={ways} busy={busy} onPress={(...pressed) => void start(...pressed)} />
      <MakingOutcome busy={busy} outcome={outcome} />
    </>
  );
}

interface PrintSheetProps {
  readonly paper: Paper;
  readonly theme: string;
  readonly children: ReactNode;
}

/** The sheet that is printed in place of the page, and of the dialog over it: a poster, as large as the paper allows. */
function PrintSheet({ paper: { size, orientation }, theme, children }: PrintSheetProps) {
  // A poster has margins of its own.
  useEffect(() => adoptStyles(`@page{size:${size} ${orientation};margin:0}`), [size, orientation]);
  return createPortal(
    <div className="print-sheet" data-theme={theme}>
      {children}
    </div>,
    document.body,
  );
}
