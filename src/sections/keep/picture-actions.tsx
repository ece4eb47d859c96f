import { PICTURE } from '#words/details.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { today } from '../../platform/clock.ts';
import { canShareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import { pngNamed } from './capture-picture.ts';
import { MakingButtons } from './making-buttons.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './picture-actions.css?inline';
import { download, listMakes, type MakingStatus, useMaking, type Way } from './use-making.ts';
import { listWallpapers, makeWallpaperSet } from './wallpaper-set.tsx';

adoptStyles(styles);

interface PictureActionsProps {
  readonly picture: PictureProps;
}

/** The ways to make files of a picture in its format. */
function useWays({ picture }: PictureActionsProps): readonly Way[] {
  const { life, dates } = useResults().shown;
  const { id, paper, unit, type } = picture.format;
  const name = paper ? `${PICTURE.files[id]}-${paper.size}` : PICTURE.files[id];
  const { outlines, png, send } = listMakes(<Picture {...picture} />, name);
  const print = async () => {
    window.print();
    return null;
  };
  const { failed, noPrint, notSent } = PICTURE;
  if (unit === 'mm') {
    return [
      { label: PICTURE.print, make: print, failed: noPrint },
      { label: PICTURE.svg, make: outlines, failed },
    ];
  }
  const set: Way = {
    label: PICTURE.set,
    make: async ({ signal, onProgress }) => {
      const wallpapers = listWallpapers(life, dates?.asOf ?? today());
      const file = `${PICTURE.files.set}.zip`;
      return download(
        await makeWallpaperSet({ ...picture, name: file, wallpapers, signal, onProgress }),
        signal,
      );
    },
    failed,
  };
  return [
    { label: PICTURE.png, make: png, failed },
    ...(canShareFile(pngNamed(name)) ? [{ label: PICTURE.send, make: send, failed: notSent }] : []),
    ...(type ? [] : [set]),
  ];
}

/** The buttons that make files of a picture, with what has become of them. */
export function PictureActions(props: PictureActionsProps) {
  const ways = useWays(props);
  const { status, start, cancel } = useMaking(PICTURE);
  return (
    <>
      <p className="picture-actions">
        <MakingButtons ways={ways} status={status} onPress={(...pressed) => void start(...pressed)} />
      </p>
      {props.picture.format.paper && <p className="note">{PICTURE.svgHint}</p>}
      {!props.picture.format.type && <p className="note">{PICTURE.setHint}</p>}
      <Status status={status} onCancel={cancel} />
    </>
  );
}

interface StatusProps {
  readonly status: MakingStatus;
  readonly onCancel: () => void;
}

/** What has become of a file; of a set, also how far it is, and a button that cancels it. */
function Status({ status, onCancel }: StatusProps) {
  const { format } = useResults();
  const { making, progress, cancel } = PICTURE;
  const done = status?.kind === 'making' ? status.done : null;
  const total = format.number(WEEKS_PER_YEAR);
  return (
    <>
      {done !== null && (
        <div className="picture-progress">
          <progress aria-label={making} max={WEEKS_PER_YEAR} value={done} />
          <span>{progress({ done: format.number(done), total })}</span>
          <Button onClick={onCancel}>{cancel}</Button>
        </div>
      )}
      <p role="status" className={status?.kind === 'failed' ? 'field-problem' : undefined}>
        {status?.kind === 'making' ? making : status?.text}
      </p>
    </>
  );
}
