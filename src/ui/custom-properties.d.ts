import 'react';

declare module 'react' {
  /** Style sheets read these. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
