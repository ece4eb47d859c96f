/** Values that can be passed between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function that runs in the page: it has its arguments and the page's globals. */
export type Script<Given extends readonly Json[], Found> = (...given: Given) => Found | Promise<Found>;

/** Pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Keys by their names in `KeyboardEvent.key`. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | ' '
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'PageUp'
  | 'Home'
  | 'End';

/** A browser tab: input as from a person, and scripts. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses and releases a key. */
  press(key: Key): Promise<void>;
  /** Presses the keys of a text, one after the other. */
  type(text: string): Promise<void>;
  click(place: Place): Promise<void>;
  /** Calls a function within the page. */
  run<Given extends readonly Json[], Found>(script: Script<Given, Found>, ...given: Given): Promise<Found>;
  /**
   * Prints the page as a PDF.
   * @param sheet of paper, in millimeters
   * @returns `null` for a browser whose driver cannot print
   */
  print(sheet: { readonly width: number; readonly height: number }): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab with empty storage. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Pixels of a page on the screen of a small laptop. */
export const WINDOW = { width: 1280, height: 860 };

/** The worked example's time zone. */
export const TIME_ZONE = 'America/New_York';
