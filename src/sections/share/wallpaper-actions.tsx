import { useEffect, useRef, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { PICTURE, WALLPAPER } from '#words/results.ts';
import { type CalendarDate, startOfDay } from '../../life/calendar-date.ts';
import { today } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import { download, MakingOutcome, useMaking, type Way } from './make-file.tsx';
import type { PosterProps } from './poster.tsx';
import './wallpaper-actions.css';
import { listWallpapers, makeWallpaperSet } from './wallpaper-set.tsx';

const nameWeekday = (day: CalendarDate) =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** Makes a wallpaper for each week of the year ahead, for a phone that changes them by itself. */
export function WallpaperActions({ poster }: { readonly poster: PosterProps }) {
  const { shown, format } = useResults();
  const { busy, outcome, start } = useMaking();
  const [done, setDone] = useState(0);
  const work = useRef<AbortController>(null);
  // Closing the dialog stops it.
  useEffect(() => () => work.current?.abort(), []);
  const wallpapers = listWallpapers(shown, today());
  const [first] = wallpapers;
  const way: Way = {
    label: WALLPAPER.download,
    make: async () => {
      const controller = new AbortController();
      work.current = controller;
      setDone(0);
      return download(
        await makeWallpaperSet({
          poster,
          name: `${PICTURE.files.set}.zip`,
          wallpapers,
          signal: controller.signal,
          onProgress: setDone,
        }),
      );
    },
    failed: PICTURE.failed,
  };
  return (
    <div className="wallpaper-actions">
      <p className="note">
        {joinSentences(WALLPAPER.hint, first && WALLPAPER.weekday({ weekday: nameWeekday(first.day) }))}
      </p>
      <Button disabled={busy !== null} onClick={({ currentTarget }) => void start(way, currentTarget)}>
        {way.label}
      </Button>
      {busy && (
        <div className="wallpaper-progress">
          <progress aria-label={PICTURE.making} max={wallpapers.length} value={done} />
          <span>{PICTURE.progress({ done: format.number(done) })}</span>
        </div>
      )}
      <MakingOutcome busy={busy} outcome={outcome} />
      <Guides />
    </div>
  );
}

/**
 * The path of today's file, as a formula of the app Automate: the date between two texts, which its quotation marks
 * protect (LlamaLab's documentation of `dateFormat`). It names a language, since dates of some others have other digits.
 */
const automateFormula = (folder: string) =>
  `dateFormat(Now, "'/storage/emulated/0/Download/${folder}/'yyyy-MM-dd'.png'", null, "en")`;

interface GuideProps {
  readonly title: string;
  readonly steps: readonly string[];
}

const Guide = ({ title, steps }: GuideProps) => (
  <Disclosure summary={title}>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="note">{WALLPAPER.steps.names}</p>
  </Disclosure>
);

/** The steps by which an iPhone and an Android phone change their wallpaper. */
function Guides() {
  const { iphone, android, steps } = WALLPAPER;
  // The archive is unpacked to a folder that has its name.
  const folder = PICTURE.files.set;
  const expression = automateFormula(folder);
  return (
    <div className="wallpaper-guides">
      <Guide
        title={steps.iphone}
        steps={[iphone.unpack({ folder }), iphone.date, iphone.find({ folder }), iphone.show, iphone.repeat]}
      />
      <Guide
        title={steps.android}
        steps={[android.unpack({ folder }), android.wait, android.show({ expression })]}
      />
    </div>
  );
}
