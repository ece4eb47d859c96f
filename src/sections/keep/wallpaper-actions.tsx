import { useState } from 'react';
import { PICTURE, WALLPAPER } from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { today } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import { MakingProgress } from './making-progress.tsx';
import type { PictureProps } from './picture.tsx';
import { download, useMaking, type Way } from './use-making.ts';
import styles from './wallpaper-actions.css?inline';
import { daysOfWallpapers, listWallpapers, type WallpaperInterval } from './wallpaper-days.ts';
import { writeWallpaperReadme } from './wallpaper-readme.ts';
import { makeWallpaperSet } from './wallpaper-set.tsx';
import { describeGuides, describeWeekdays } from './wallpaper-steps.ts';

adoptStyles(styles);

const listIntervals = () =>
  (['day', 'week', 'month'] as const).map((value) => ({ value, label: WALLPAPER.intervals[value] }));

interface WallpaperActionsProps {
  readonly picture: PictureProps;
}

/** Makes the wallpapers of a year ahead, for a phone that changes them by itself. */
export function WallpaperActions({ picture }: WallpaperActionsProps) {
  const { shown, format } = useResults();
  // With a file for each day, a phone has nothing to know but today's date, and makes up for a day that it missed.
  const [interval, chooseInterval] = useState<WallpaperInterval>('day');
  const { status, start, cancel } = useMaking({ ...PICTURE, noRoom: WALLPAPER.noRoom });
  const wallpapers = listWallpapers(shown, shown.dates?.asOf ?? today(), interval);
  const days = daysOfWallpapers(wallpapers);
  const way: Way = {
    label: WALLPAPER.download(format, { count: days.length }),
    make: async ({ signal, onProgress }) => {
      const name = `${PICTURE.files.set}.zip`;
      const readme = writeWallpaperReadme(days, interval, format);
      return download(
        await makeWallpaperSet({ ...picture, name, wallpapers, readme, signal, onProgress }),
        signal,
      );
    },
    failed: PICTURE.failed,
  };
  const onChoose = (chosen: WallpaperInterval) => {
    cancel();
    chooseInterval(chosen);
  };
  const weekdays = interval === 'week' ? describeWeekdays(days, format) : [];
  return (
    <div className="wallpaper-actions">
      <Choice legend={WALLPAPER.interval} options={listIntervals()} chosen={interval} onChoose={onChoose} />
      <p className="note">{joinSentences(WALLPAPER.hint[interval], ...weekdays)}</p>
      <Button
        disabled={status?.kind === 'making'}
        onClick={({ currentTarget }) => void start(way, currentTarget)}
      >
        {way.label}
      </Button>
      <MakingProgress status={status} total={days.length} onCancel={cancel} />
      <Guides interval={interval} />
    </div>
  );
}

/** The steps for each kind of phone. */
function Guides({ interval }: { readonly interval: WallpaperInterval }) {
  return (
    <div className="wallpaper-guides">
      {describeGuides(interval).map(({ title, steps }) => (
        <Disclosure key={title} summary={title}>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="note">{WALLPAPER.steps.names}</p>
        </Disclosure>
      ))}
    </div>
  );
}
