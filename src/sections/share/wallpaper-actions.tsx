import { PICTURE, WALLPAPER } from '#words/results.ts';
import { today } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import { download, MakingOutcome, useMaking, type Way } from './make-file.tsx';
import type { PosterProps } from './poster.tsx';
import './wallpaper-actions.css';
import { describeGuides, describeWeekdays } from './wallpaper-guide.ts';
import { listWallpapers, makeWallpaperSet } from './wallpaper-set.tsx';

interface WallpaperActionsProps {
  readonly picture: PosterProps;
}

/** Makes a wallpaper for each week of the year ahead, for a phone that changes them by itself. */
export function WallpaperActions({ picture }: WallpaperActionsProps) {
  const { shown, format } = useResults();
  const { status, start, cancel } = useMaking(PICTURE);
  const wallpapers = listWallpapers(shown, today());
  const days = wallpapers.map(({ day }) => day);
  const way: Way = {
    label: WALLPAPER.download,
    make: async ({ signal, onProgress }) => {
      const name = `${PICTURE.files.set}.zip`;
      return download(await makeWallpaperSet({ ...picture, name, wallpapers, signal, onProgress }), signal);
    },
    failed: PICTURE.failed,
  };
  const done = status?.kind === 'making' ? status.done : null;
  return (
    <div className="wallpaper-actions">
      <p className="note">{joinSentences(WALLPAPER.hint, ...describeWeekdays(days, format))}</p>
      <Button
        disabled={status?.kind === 'making'}
        onClick={({ currentTarget }) => void start(way, currentTarget)}
      >
        {way.label}
      </Button>
      {done !== null && (
        <div className="wallpaper-progress">
          <progress aria-label={PICTURE.making} max={wallpapers.length} value={done} />
          <span>{PICTURE.progress({ done: format.number(done) })}</span>
          <Button onClick={cancel}>{PICTURE.cancel}</Button>
        </div>
      )}
      <MakingOutcome status={status} />
      <Guides />
    </div>
  );
}

/** The steps for each kind of phone. */
const Guides = () => (
  <div className="wallpaper-guides">
    {describeGuides().map(({ title, steps }) => (
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
