import { PICTURE } from '#words/results.ts';
import { canShareFile } from '../../platform/share-file.ts';
import { pngNamed } from './capture-page.tsx';
import { listMakes, MakingButtons, MakingOutcome, useMaking, type Way } from './make-file.tsx';
import { Poster, type PosterProps } from './poster.tsx';
import './poster-actions.css';

interface PosterActionsProps {
  readonly picture: PosterProps;
}

/** The ways to make files of a picture in its format. */
function listWays({ picture }: PosterActionsProps): readonly Way[] {
  const { id, paper } = picture.format;
  const name = paper ? `${PICTURE.files[id]}-${paper.size}` : PICTURE.files[id];
  const { png, send } = listMakes(<Poster {...picture} />, name);
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
export function PosterActions(props: PosterActionsProps) {
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
