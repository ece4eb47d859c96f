import { adoptStyles } from '../../platform/adopt-styles.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { usePictureMarks } from './picture-marks.ts';
import { Poster } from './poster.tsx';
import { createPosterProps } from './poster-props.ts';
import styles from './print-sheet.css?inline';

adoptStyles(styles);

interface PrintSheetProps {
  /** Whether moments and chapters are on it. */
  readonly includesMarks: boolean;
  readonly onPrinted: () => void;
}

/** The poster, rendered while the page is printed. If it fails, the page itself is printed. */
export function PrintSheet({ includesMarks, onPrinted }: PrintSheetProps) {
  const model = useResults();
  const { immediate } = useProjectedViews();
  const personal = usePictureMarks();
  const printing = usePrinting(onPrinted);
  return (
    <ErrorBoundary resetKey={immediate} renderFallback={() => null}>
      {printing && (
        <div className="print-sheet">
          <Poster {...createPosterProps(model, immediate, includesMarks ? personal : null)} />
        </div>
      )}
    </ErrorBoundary>
  );
}
