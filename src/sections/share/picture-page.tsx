import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawing, drawImage } from '../../platform/draw-image.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { domToDrawing } from './dom-to-drawing.ts';
import './picture-page.css';

interface PicturePageProps {
  readonly className: string;
  readonly width: number;
  readonly height?: number;
  /** In pixels. Defaults to the width. */
  readonly imageWidth?: number;
  /** Whether it is light, as paper is, in either theme of the page. Defaults to the page's. */
  readonly isLight?: boolean;
  readonly children: ReactNode;
}

/**
 * A page of a picture, as wide as its place. Its lengths are shares of its width, in `var(--u)`: it is the same at every
 * size, as a preview, on paper and as a file. That is also why a browser does not translate it.
 */
export const PicturePage = ({
  className,
  width,
  height,
  imageWidth = width,
  isLight = false,
  children,
}: PicturePageProps) => (
  <div
    className="picture-frame"
    translate="no"
    style={{
      colorScheme: isLight ? 'light' : undefined,
      '--page-width': width,
      '--page-height': height ?? 'auto',
      '--image-width': imageWidth,
    }}
  >
    <div className={`picture-page ${className}`}>{children}</div>
  </div>
);

/** A length in units of the page. */
export const unit = (length: number): string => `calc(${length} * var(--u))`;

const FONT_TIMEOUT_MS = 3000;

/** Lays out a page in the document, unseen, where its styles and the page's fonts apply. */
async function layOutPage(page: ReactElement): Promise<Drawing> {
  const host = document.createElement('div');
  host.className = 'picture-host';
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(page));
    const frame = host.firstElementChild;
    if (!frame) throw new Error('The page has no element');
    // Its layout asks for the fonts. If they cannot be loaded in time, the device's own are used.
    frame.getBoundingClientRect();
    await withTimeout(document.fonts.ready, FONT_TIMEOUT_MS).catch(() => undefined);
    return domToDrawing(frame);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** Draws a `PicturePage` as PNG. @param scale pixels of the image per pixel of its width @throws DrawError */
export const drawPage = async (page: ReactElement, scale = 1): Promise<Blob> =>
  drawImage(await layOutPage(page), scale);
