import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { measurePaper, ORIENTATIONS, PAPER_SIZES, type Paper } from './paper-formats.ts';
import './print-sheet.css';

const nameOf = ({ size, orientation }: Paper) => `${size}-${orientation}`;

/** The sheet of a poster as a named page, of the whole body for Firefox. A poster has margins of its own. */
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
  readonly paper: Paper;
  readonly theme: string;
  readonly children: ReactNode;
}

/** The sheet that is printed in place of the page, and of the dialog over it: a poster, as large as the paper allows. */
export function PrintSheet({ paper, theme, children }: PrintSheetProps) {
  const { width, height } = measurePaper(paper);
  return createPortal(
    <div
      className="print-sheet"
      data-paper={nameOf(paper)}
      data-theme={theme}
      style={{ '--ratio': height / width }}
    >
      {children}
    </div>,
    document.body,
  );
}
