import type { ReactNode } from 'react';
import './picture-page.css';

interface PicturePageProps {
  readonly className: string;
  /** In units of the page. */
  readonly width: number;
  /** Defaults to that of the content. */
  readonly height?: number;
  /** Defaults to the page's theme. */
  readonly theme?: 'dark' | 'light';
  readonly children: ReactNode;
}

/**
 * A page of a picture, as wide as its place. Its lengths are shares of its width, in `var(--u)`: it is the same at every
 * size, as a preview, on paper and as a file. That is also why a browser does not translate it.
 */
export const PicturePage = ({ className, width, height, theme, children }: PicturePageProps) => (
  <div
    className="picture-frame"
    translate="no"
    style={{ colorScheme: theme, '--page-width': width, '--page-height': height ?? 'auto' }}
  >
    <div className={`picture-page ${className}`}>{children}</div>
  </div>
);

/** A length in units of the page. */
export const unit = (length: number): string => `calc(${length} * var(--u))`;
