import { zipSync } from 'fflate';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { PICTURE, WALLPAPER } from '#words/results.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import { addDays, type CalendarDate, formatIsoDate, startOfDay } from '../../life/calendar-date.ts';
import { calculateWeeksOfLife, DAYS_PER_WEEK, startOfWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { today } from '../../platform/clock.ts';
import { useFormat } from '../../platform/locale.ts';
import { useLife } from '../../results/results-context.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { FileActions } from './file-action.tsx';
import { drawPage } from './picture-page.tsx';
import { Poster, type PosterProps } from './poster.tsx';

/**
 * The wallpapers of the year ahead, each with the day from which on it is to be shown: a week apart, so that
 * a phone can change them on one day of the week. They begin with the present week of life, or without
 * a birthdate today. A year of life is a day or two longer than its 52 weeks: after the next birthday, each
 * wallpaper comes that much early.
 */
export function listWallpapers({ life, dates }: Pick<ShownLife, 'life' | 'dates'>, now: CalendarDate) {
  const first = dates ? startOfWeek(dates.birthdate, life.presentWeek) : now;
  return Array.from({ length: WEEKS_PER_YEAR }, (_, index) => ({
    day: addDays(first, index * DAYS_PER_WEEK),
    weeks: calculateWeeksOfLife({ ...life, presentWeek: life.presentWeek + index }, 0),
  }));
}

interface ZipOptions {
  readonly poster: PosterProps;
  readonly wallpapers: ReturnType<typeof listWallpapers>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Makes wallpapers into one zip archive. Their names are dates, by which a phone can ask for them.
 * @throws the reason of the signal, DrawError
 */
async function zipWallpapers({ poster, wallpapers, signal, onProgress }: ZipOptions): Promise<File> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { day, weeks }] of wallpapers.entries()) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const png = await drawPage(<Poster {...poster} weeks={weeks} day={day} />);
    // oxlint-disable-next-line no-await-in-loop
    files[`${formatIsoDate(day)}.png`] = new Uint8Array(await png.arrayBuffer());
    signal.throwIfAborted();
    onProgress(index + 1);
  }
  // They are compressed already. The copy is because the library's type allows shared memory, which a file does not take.
  const zip = new Uint8Array(zipSync(files, { level: 0 }));
  return new File([zip], `${PICTURE.files.set}.zip`, { type: 'application/zip' });
}

const nameWeekday = (day: CalendarDate) =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: 'long', timeZone: 'UTC' }).format(startOfDay(day));

export function WallpaperActions({ poster }: { readonly poster: PosterProps }) {
  const { shown } = useLife();
  const format = useFormat();
  /** How many are made; `null` while none are. */
  const [done, setDone] = useState<number | null>(null);
  const work = useRef<AbortController>(null);
  // Closing the dialog stops it.
  useEffect(() => () => work.current?.abort(), []);
  const wallpapers = listWallpapers(shown, today());
  const [first] = wallpapers;
  const make = () => {
    setDone(0);
    work.current = new AbortController();
    const { signal } = work.current;
    return zipWallpapers({ poster, wallpapers, signal, onProgress: setDone }).finally(() => setDone(null));
  };
  return (
    <div className="stack wallpaper-actions">
      <p className="note">
        {joinSentences(WALLPAPER.hint, first && WALLPAPER.weekday({ weekday: nameWeekday(first.day) }))}
      </p>
      <FileActions look="quiet" actions={[{ label: WALLPAPER.download, make }]}>
        {done !== null && (
          <div className="stack">
            <progress aria-label={PICTURE.making} max={wallpapers.length} value={done} />
            <span>{PICTURE.progress({ done: format.number(done) })}</span>
          </div>
        )}
      </FileActions>
      <Guides />
    </div>
  );
}

const Guide = ({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) => (
  <Disclosure summary={title}>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="note">{WALLPAPER.steps.names}</p>
  </Disclosure>
);

function Guides() {
  const { iphone, android, steps } = WALLPAPER;
  // The archive is unpacked to a folder that has its name.
  const folder = PICTURE.files.set;
  // A formula of the app Automate: the date between two texts, which its quotation marks protect (LlamaLab's documentation
  // of `dateFormat`). It names a language, since dates of some others have other digits.
  const expression = `dateFormat(Now, "'/storage/emulated/0/Download/${folder}/'yyyy-MM-dd'.png'", null, "en")`;
  return (
    <div>
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
