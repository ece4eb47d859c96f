import { PICTURE } from '#words/results.ts';
import { listImageWays, MakingButtons, MakingOutcome, useMaking, type Way } from './make-file.tsx';
import { Poster, type PosterProps } from './poster.tsx';
import './poster-actions.css';

interface PosterActionsProps {
  readonly picture: PosterProps;
}

/** The ways to make files of a picture in its format. */
function listWays({ picture }: PosterActionsProps): readonly Way[] {
  const { id, paper } = picture.format;
  const { png, send, failed, noPrint } = PICTURE;
  if (!paper) {
    const name = PICTURE.files[id];
    return listImageWays(<Poster {...picture} />, { name, labels: { download: png, send }, failed });
  }
  const print = async () => {
    window.print();
    return null;
  };
  return [{ label: PICTURE.print, make: print, failed: noPrint }];
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
