import { PICTURE } from '#words/results.ts';
import { canShareFile } from '../../platform/share-file.ts';
import { pngNamed } from './capture-picture.ts';
import { listMakes, MakingButtons, MakingOutcome, useMaking, type Way } from './making.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import './picture-actions.css';

interface PictureActionsProps {
  readonly picture: PictureProps;
}

/** The ways to make files of a picture in its format. */
function listWays({ picture }: PictureActionsProps): readonly Way[] {
  const { id, paper } = picture.format;
  const name = paper ? `${PICTURE.files[id]}-${paper.size}` : PICTURE.files[id];
  const { png, send } = listMakes(<Picture {...picture} />, name);
  const print = async () => {
    window.print();
    return null;
  };
  const { failed, noPrint, notSent } = PICTURE;
  if (paper) return [{ label: PICTURE.print, make: print, failed: noPrint }];
  return [
    { label: PICTURE.png, make: png, failed },
    ...(canShareFile(pngNamed(name)) ? [{ label: PICTURE.send, make: send, failed: notSent }] : []),
  ];
}

/** The buttons that make files of a picture, with what has become of them. */
export function PictureActions(props: PictureActionsProps) {
  const ways = listWays(props);
  const { status, start } = useMaking(PICTURE);
  return (
    <>
      <p className="picture-actions">
        <MakingButtons ways={ways} status={status} onPress={(...pressed) => void start(...pressed)} />
      </p>
      <MakingOutcome status={status} />
    </>
  );
}
