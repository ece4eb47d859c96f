import { VIEW_PROBLEM } from '#words/view.ts';
import { type ShownView, showView } from './show-view.ts';

/** The elements of a page with the view. */
export interface HostElements {
  readonly view: HTMLElement;
  /** One sentence below the picture, or alone. */
  readonly note: HTMLElement;
}

/** Shows one life after another on a page, and says one sentence at a time. */
export function createViewHost({ view, note }: HostElements) {
  let stop: (() => void) | undefined;

  const say = (text: string) => {
    // Said once, although a life in the future is tried again at every look at the clock.
    if (note.textContent === text) return;
    note.textContent = text;
    note.hidden = text === '';
  };

  return {
    say,

    hasPicture: () => stop !== undefined,

    /** @param text what is said beside the picture; empty for nothing */
    show(shown: ShownView, text: string): void {
      stop?.();
      say(text);
      stop = showView(view, shown, {
        onClockBack: (day) => say(day ? VIEW_PROBLEM.clockBack({ date: shown.format.date(day) }) : text),
      });
    },

    /** Ends the picture, for something else in its place. @param text what is said beside that; empty for nothing */
    end(text: string): void {
      stop?.();
      stop = undefined;
      say(text);
    },
  };
}
