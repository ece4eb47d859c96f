import type { ReactNode } from 'react';
import { KEEPSAKE_MESSAGES } from '#messages/keepsake-messages.ts';
import { WEEKS_PER_YEAR } from '../../../life/weeks.ts';
import { today } from '../../../platform/clock.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { canShareFile, shareFile } from '../../../platform/share-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import { capturePicture, composePicture } from './capture-picture.ts';
import { Keepsake, type KeepsakeProps } from './keepsake.tsx';
import { type Make, type MakingStatus, useMaking } from './use-making.ts';
import { listWallpapers, makeWallpaperSet } from './wallpaper-set.tsx';

interface KeepsakeActionsProps {
  readonly keepsake: KeepsakeProps;
}

const { saved, files } = KEEPSAKE_MESSAGES;

/** Downloads a file unless the work was stopped, and says so. */
function download(file: Blob, name: string, signal: AbortSignal): string {
  signal.throwIfAborted();
  downloadFile(file, name);
  return saved(name);
}

/** The ways to make files of a picture. */
function useWays({ keepsake }: KeepsakeActionsProps) {
  const { life, dates } = useResults().shown;
  const name = files[keepsake.format.id];
  const png = { name: `${name}.png`, type: 'image/png' } as const;
  const picture = <Keepsake {...keepsake} />;
  return {
    png,
    print: async () => {
      window.print();
      return null;
    },
    downloadSvg: async ({ signal }) =>
      download(new Blob([await composePicture(picture)], { type: 'image/svg+xml' }), `${name}.svg`, signal),
    downloadPng: async ({ signal }) => download(await capturePicture(picture), png.name, signal),
    send: async () => {
      await shareFile(new File([await capturePicture(picture)], png.name, png));
      return null;
    },
    downloadSet: async ({ signal, onProgress }) => {
      const wallpapers = listWallpapers(life, dates?.asOf ?? today());
      const zip = await makeWallpaperSet({ ...keepsake, wallpapers, signal, onProgress });
      return download(zip, `${files.set}.zip`, signal);
    },
  } satisfies Record<string, Make | typeof png>;
}

/** The buttons that make files of a picture, with what has become of them. */
export function KeepsakeActions(props: KeepsakeActionsProps) {
  const words = KEEPSAKE_MESSAGES;
  const { png, print, downloadSvg, downloadPng, send, downloadSet } = useWays(props);
  const { status, start, cancel } = useMaking();
  const making = status?.kind === 'making';
  const button = (look: 'primary' | 'quiet', label: string, make: Make, otherwise: string = words.failed) => (
    <Button
      look={look}
      disabled={making}
      onClick={(event) => void start(make, event.currentTarget, otherwise)}
    >
      {label}
    </Button>
  );
  const { unit, type } = props.keepsake.format;
  return (
    <>
      <p className="keepsake-actions">
        {unit === 'mm' ? (
          <>
            {button('primary', words.print, print, words.noPrint)}
            {button('quiet', words.svg, downloadSvg)}
          </>
        ) : (
          <>
            {button('primary', words.png, downloadPng)}
            {canShareFile(png) && button('quiet', words.send, send, words.notSent)}
            {!type && button('quiet', words.set, downloadSet)}
          </>
        )}
      </p>
      {!type && <p className="note">{words.setHint}</p>}
      <Status status={status}>
        <Button onClick={cancel}>{words.cancel}</Button>
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
  const { making, progress } = KEEPSAKE_MESSAGES;
  const done = status?.kind === 'making' ? status.done : null;
  const total = format.number(WEEKS_PER_YEAR);
  return (
    <>
      {done !== null && (
        <div className="keepsake-progress">
          <progress aria-label={making} max={WEEKS_PER_YEAR} value={done} />
          <span>{progress(format.number(done), total)}</span>
          {children}
        </div>
      )}
      <p role="status" className={status?.kind === 'failed' ? 'field-problem' : undefined}>
        {status?.kind === 'making' ? making : status?.text}
      </p>
    </>
  );
}
