import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { useImageMarks } from './image-marks.ts';
import { createImageProps } from './image-props.ts';
import { measurePaper, ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';
import { ResultsImage } from './results-image.tsx';
import './print-sheet.css';

/** Whether the page is being printed. It rerenders before the browser lays out the print. */
function usePrinting(onPrinted: () => void): boolean {
  const [printing, setPrinting] = useState(false);
  const endPrinting = useEventCallback(() => {
    setPrinting(false);
    onPrinted();
  });
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', endPrinting);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', endPrinting);
    };
  }, [endPrinting]);
  return printing;
}

const nameOf = ({ size, orientation }: Paper) => `${size}-${orientation}`;

/** The sheet of a print as a named page, of the whole body for Firefox. A picture to keep has margins of its own. */
function describePage(paper: Paper): string {
  const { width, height } = measurePaper(paper);
  const name = nameOf(paper);
  return `@page ${name}{size:${width}mm ${height}mm;margin:0}body:has(> [data-paper=${name}]){page:${name}}`;
}

adoptStyles(
  PAPER_SIZES.flatMap((size) => ORIENTATIONS.map((orientation) => describePage({ size, orientation }))).join(
    '',
  ),
);

interface PrintSheetProps {
  /** The paper of a picture that is being chosen, which is printed rather than the results. */
  readonly paper?: Paper;
  readonly theme?: string;
  readonly children: ReactNode;
}

/** The sheet that is printed in place of the page, and of a dialog over it: a `PicturePage`, as large as the paper allows. */
export function PrintSheet({ paper, theme, children }: PrintSheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(1);
  useLayoutEffect(() => {
    const { offsetWidth = 1, offsetHeight = 1 } =
      ref.current?.querySelector<HTMLElement>('.picture-frame') ?? {};
    setRatio(offsetHeight / offsetWidth);
  }, [children]);
  return createPortal(
    <div
      ref={ref}
      className="print-sheet"
      data-paper={paper && nameOf(paper)}
      data-theme={theme}
      style={{ '--ratio': ratio }}
    >
      {children}
    </div>,
    document.body,
  );
}

interface PrintedResultsProps {
  /** Whether moments and chapters are printed. */
  readonly includesMarks: boolean;
  readonly onPrinted: () => void;
}

/** The poster, rendered while the page is printed. If it fails, the page itself is printed. */
export function PrintedResults({ includesMarks, onPrinted }: PrintedResultsProps) {
  const model = useResults();
  const { immediate } = useProjectedViews();
  const marks = useImageMarks();
  const printing = usePrinting(onPrinted);
  return (
    <ErrorBoundary resetKey={immediate} renderFallback={() => null}>
      {printing && (
        <PrintSheet>
          <ResultsImage {...createImageProps(model, immediate, includesMarks ? marks : null)} />
        </PrintSheet>
      )}
    </ErrorBoundary>
  );
}
