import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { measurePaper, type Paper } from './poster-formats.ts';
import './print-sheet.css';

interface PrintSheetProps {
  readonly paper: Paper;
  readonly theme: string;
  readonly children: ReactNode;
}

/** The sheet that is printed in place of the page, and of the dialog over it: a poster, as large as the paper allows. */
export function PrintSheet({ paper, theme, children }: PrintSheetProps) {
  const { width, height } = measurePaper(paper);
  // A poster has margins of its own.
  useEffect(() => adoptStyles(`@page{size:${width}mm ${height}mm;margin:0}`), [width, height]);
  return createPortal(
    <div className="print-sheet" data-theme={theme}>
      {children}
    </div>,
    document.body,
  );
}
