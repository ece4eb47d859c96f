import { usePrinting } from '../../../platform/use-printing.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { usePictureMarks } from './picture-marks.ts';
import { Poster } from './poster.tsx';
import { createPosterProps } from './poster-props.ts';

/** The poster, rendered while the page is printed. If it fails, the page itself is printed. */
export function PrintSheet() {
  const model = useResults();
  const { immediate } = useProjectedViews();
  // On the visitor's own paper, it shows what the page shows.
  const personal = usePictureMarks();
  const printing = usePrinting();
  return (
    <ErrorBoundary resetKey={immediate} renderFallback={() => null}>
      {printing && (
        <div className="print-sheet">
          <Poster {...createPosterProps(model, immediate, personal)} />
        </div>
      )}
    </ErrorBoundary>
  );
}
