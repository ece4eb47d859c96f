import type { ReactNode } from 'react';
import { PICTURE } from '#words/details.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { today } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { canShareFile, shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import { makePng, makeSvg, pngNamed } from './capture-picture.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './picture-actions.css?inline';
import { type Make, type MakingStatus, useMaking } from './use-making.ts';
import { listWallpapers, makeWallpaperSet } from './wallpaper-set.tsx';

adoptStyles(styles);

interface PictureActionsProps {
  readonly picture: PictureProps;
}

/** Downloads a file unless the work was stopped, and reports it. */
function download(file: File, signal: AbortSignal): string {
  signal.throwIfAborted();
  downloadFile(file);
  return PICTURE.saved({ name: file.name });
}

/** The ways to make files of a picture. */
function useWays({ picture }: PictureActionsProps) {
  const { life, dates } = useResults().shown;
  const name = PICTURE.files[picture.format.id];
  const drawing = <Picture {...picture} />;
  return {
    print: async () => {
      window.print();
      return null;
    },
    downloadSvg: async ({ signal }) => download(await makeSvg(drawing, name), signal),
    downloadPng: async ({ signal }) => download(await makePng(drawing, name), signal),
    send: async () => {
      await shareFile(await makePng(drawing, name));
      return null;
    },
    downloadSet: async ({ signal, onProgress }) => {
      const wallpapers = listWallpapers(life, dates?.asOf ?? today());
      const file = `${PICTURE.files.set}.zip`;
      return download(
        await makeWallpaperSet({ ...picture, name: file, wallpapers, signal, onProgress }),
        signal,
      );
    },
  } satisfies Record<string, Make>;
}

/** The buttons that make files of a picture, with their status. */
export function PictureActions(props: PictureActionsProps) {
  const { print, downloadSvg, downloadPng, send, downloadSet } = useWays(props);
  const { status, start, cancel } = useMaking();
  const making = status?.kind === 'making';
  const button = (
    look: 'primary' | 'quiet',
    label: string,
    make: Make,
    otherwise: string = PICTURE.failed,
  ) => (
    <Button
      look={look}
      disabled={making}
      onClick={(event) => void start(make, event.currentTarget, otherwise)}
    >
      {label}
    </Button>
  );
  const { unit, type } = props.picture.format;
  return (
    <>
      <p className="picture-actions">
        {unit === 'mm' ? (
          <>
            {button('primary', PICTURE.print, print, PICTURE.noPrint)}
            {button('quiet', PICTURE.svg, downloadSvg)}
          </>
        ) : (
          <>
            {button('primary', PICTURE.png, downloadPng)}
            {canShareFile(pngNamed(PICTURE.files[props.picture.format.id])) &&
              button('quiet', PICTURE.send, send, PICTURE.notSent)}
            {!type && button('quiet', PICTURE.set, downloadSet)}
          </>
        )}
      </p>
      {!type && <p className="note">{PICTURE.setHint}</p>}
      <Status status={status}>
        <Button onClick={cancel}>{PICTURE.cancel}</Button>
      </Status>
    </>
  );
}

interface StatusProps {
  readonly status: MakingStatus;
  /** The button that cancels a set. */
  readonly children: ReactNode;
}

function Status({ status, children }: StatusProps) {
  const { format } = useResults();
  const { making, progress } = PICTURE;
  const done = status?.kind === 'making' ? status.done : null;
  const total = format.number(WEEKS_PER_YEAR);
  return (
    <>
      {done !== null && (
        <div className="picture-progress">
          <progress aria-label={making} max={WEEKS_PER_YEAR} value={done} />
          <span>{progress({ done: format.number(done), total })}</span>
          {children}
        </div>
      )}
      <p role="status" className={status?.kind === 'failed' ? 'field-problem' : undefined}>
        {status?.kind === 'making' ? making : status?.text}
      </p>
    </>
  );
}
