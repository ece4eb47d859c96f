import { type ComponentProps, type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { ENTRY_LIST, SUGGESTIONS } from '#words/results.ts';
import { saveEvent } from '../../../document/changes.ts';
import type { CalendarDate } from '../../../life/calendar-date.ts';
import { findEndedChapter, findSameSpan } from '../../../life/join-chapter.ts';
import type { Chapter } from '../../../life/life-events.ts';
import { type SuggestedChapter, takeSuggestion } from '../../../life/suggest-chapters.ts';
import { changeAndFocus, focusElement } from '../../../platform/focus.ts';
import { useFormat } from '../../../platform/locale.ts';
import { useEventEdit } from '../../../results/event-edit-context.ts';
import { useColoring, useEditing } from '../../../results/results-context.ts';
import { useProjectedViews } from '../../../results/slider.tsx';
import { useEntryContext, useLifeEvents } from '../../../results/use-life-events.ts';
import { useSuggestions, useTakenSuggestion } from '../../../results/use-suggestions.ts';
import { paintOf } from '../../../ui/charts/paint.ts';
import { describeUndo } from '../../../ui/describe-undo.ts';
import { Icon } from '../../../ui/icon.tsx';
import { idOf } from '../../../ui/target-ids.ts';
import { UNDO_ID } from '../../../ui/undo-button.tsx';
import { measureName, NAME_SIZE } from '../../../weeks/chapter-names.ts';
import {
  placeSuggestions,
  type SuggestionMark,
  type SuggestionRoom,
} from '../../../weeks/place-suggestions.ts';
import { isolateName } from '../../../words/isolate-name.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { NAME_FIELD_ID, SuggestionForm } from './suggestion-form.tsx';
import './suggestions.css';

/** Holds with text above 120 % of the usual size (`tokens.css`). */
const LARGE_TEXT = '(max-width: calc((1rem - 19.2px) * 10000))';
/** Whether the weeks have room for buttons: not with large text, nor with letters that the visitor has set further apart. */
const haveRoom = (): boolean =>
  !matchMedia(LARGE_TEXT).matches && getComputedStyle(document.documentElement).letterSpacing === 'normal';

const NO_MARKS: ReadonlyMap<string, SuggestionMark> = new Map();

/**
 * Chapters that the weeks suggest: buttons among them, or in the line above them, and below them where there is no room. They
 * come after the weeks in the order of focus, and are never announced by themselves.
 */
export const Suggestions = memo(function Suggestions(drawn: SuggestionRoom) {
  const { suggestions, isShown } = useSuggestions();
  return isShown && <Offered {...drawn} suggestions={suggestions} />;
});

type Worded = SuggestedChapter & ReturnType<typeof describeSuggestion>;

/** The sign that undoes the last suggestion that was taken, at the weeks of its chapter; `null` for none. */
function useUndoMark(boxes: SuggestionRoom['taken']) {
  const taken = useTakenSuggestion();
  const { marks } = useLifeEvents();
  return useMemo(() => {
    const weeks = marks?.chapters.find(({ chapter }) => chapter === taken);
    const names = boxes.filter((box) => 'chapter' in box);
    const beside = names.find(({ chapter }) => chapter === taken);
    return taken && weeks ? { id: UNDO_ID, color: taken.color, weeks, text: '', beside } : null;
  }, [taken, marks, boxes]);
}

/** The suggestions with their words, and where they are on the weeks. */
function useMarked({ geometry, taken }: SuggestionRoom, suggestions: readonly SuggestedChapter[]) {
  const format = useFormat();
  const undo = useUndoMark(taken);
  const isOnWeeks = haveRoom();
  return useMemo(() => {
    const worded: readonly Worded[] = suggestions.map((each) => ({
      ...each,
      ...describeSuggestion(format, each),
    }));
    const placed = { geometry, taken, suggestions: worded, undo, measure: measureName };
    return { worded, marks: isOnWeeks ? placeSuggestions(placed) : NO_MARKS };
  }, [suggestions, geometry, taken, undo, format, isOnWeeks]);
}

/** Adds a suggested chapter, in color, and moves the focus to the next suggestion, after the last to the title of the weeks. */
function useAdding(suggestions: readonly SuggestedChapter[]) {
  const { onChange } = useLifeEvents();
  const { announce, onDecline } = useEventEdit();
  const { onChooseWeeksBy } = useColoring();
  return (chapter: Chapter, all?: readonly Chapter[]) => {
    const position = suggestions.findIndex(({ id }) => id === chapter.id);
    const next = suggestions[position + 1] ?? suggestions.find(({ id }) => id !== chapter.id);
    changeAndFocus(
      () => {
        onChange?.(saveEvent('chapters', chapter, all, false));
        onChooseWeeksBy(null);
        // The others stay as well, after “Not now” too.
        onDecline(false);
        announce(ENTRY_LIST.added({ name: isolateName(chapter.name) }));
      },
      next?.id ?? idOf({ of: 'weeks' }),
      // The weeks stay where they are while their color comes: their title is above them.
      next ? {} : { preventScroll: true },
    );
  };
}

/** Whether the visitor has to say what becomes of another chapter. */
const isAsked = (chapter: Chapter, chapters: readonly Chapter[], birthdate: CalendarDate): boolean =>
  findEndedChapter(chapter, chapters, birthdate) !== null ||
  findSameSpan(chapter, chapters, birthdate) !== null;

function Offered({ suggestions, ...drawn }: SuggestionRoom & { suggestions: readonly SuggestedChapter[] }) {
  const { worded, marks } = useMarked(drawn, suggestions);
  const { chapters } = useLifeEvents().events;
  const entry = useEntryContext();
  const add = useAdding(suggestions);
  const { edit } = useEventEdit();
  const [openId, setOpenId] = useState<string | null>(null);
  // The dialog of an event has the same fields.
  const opened = edit === null ? worded.find(({ id }) => id === openId) : undefined;
  const onPress = (pressed: Worded) => {
    const chapter = pressed.chapter === null ? null : takeSuggestion(pressed, pressed.chapter);
    if (chapter && entry && !isAsked(chapter, chapters, entry.birthdate)) add(chapter);
    else if (opened === pressed) setOpenId(null);
    else changeAndFocus(() => setOpenId(pressed.id), NAME_FIELD_ID);
  };
  const place = (id: string): Placed => {
    const mark = marks.get(id);
    if (!mark) return { id };
    const where = drawn.geometry.isHorizontal ? 'line' : 'weeks';
    return { id, 'data-on': where, style: styleOf(mark, drawn.scale) };
  };
  return (
    <WhileAtRest>
      {worded.map((each) => (
        <SuggestionButton
          key={each.id}
          {...place(each.id)}
          color={each.color}
          aria-label={each.label}
          // Of those that add at once, there is none.
          aria-expanded={each.chapter === null || each === opened ? each === opened : undefined}
          onClick={() => onPress(each)}
        >
          {each.text}
        </SuggestionButton>
      ))}
      <UndoTaken {...place(UNDO_ID)} />
      {opened && entry && (
        <SuggestionForm
          key={opened.id}
          suggestion={opened}
          label={opened.label}
          top={topBelow(marks.get(opened.id), drawn.scale)}
          entry={entry}
          onSave={(chapter, all) => {
            setOpenId(null);
            add(chapter, all);
          }}
          onClose={() => {
            setOpenId(null);
            focusElement(opened.id);
          }}
        />
      )}
    </WhileAtRest>
  );
}

/** Hides the suggestions, in their room, while the slider plays. */
const WhileAtRest = ({ children }: { readonly children: ReactNode }) => (
  <div
    className="suggestions screen-only"
    data-hidden={useProjectedViews().playing}
    role="group"
    aria-label={SUGGESTIONS.title}
  >
    {children}
  </div>
);

/** Without a place, it is in the row below the weeks. */
type Placed = Pick<ComponentProps<'button'>, 'id' | 'style'> & { readonly 'data-on'?: 'line' | 'weeks' };

const SuggestionButton = ({ color, style, ...rest }: ComponentProps<'button'> & Pick<Chapter, 'color'>) => (
  <button {...rest} type="button" className="suggestion" style={{ '--color': paintOf(color), ...style }} />
);

/** Undoes the last suggestion that was taken, beside the others. */
function UndoTaken(placed: Placed) {
  const undo = useEditing()?.undo;
  const taken = useTakenSuggestion();
  if (!undo?.step || !taken) return null;
  return (
    <SuggestionButton
      {...placed}
      color={taken.color}
      aria-label={describeUndo(undo.step.label)}
      onClick={undo.onUndo}
    >
      <Icon name="undo-2" size="1.1em" />
    </SuggestionButton>
  );
}

/** Where a suggestion is on the weeks, and where the dashed line above its years is from there. */
function styleOf({ x, y, width, height, bar }: SuggestionMark, scale: number): CSSProperties {
  const pixels = (length: number) => `${length * scale}px`;
  const [start, top] = [x - width / 2, y - height / 2];
  return {
    insetInlineStart: pixels(start),
    top: pixels(top),
    width: pixels(width),
    height: pixels(height),
    fontSize: pixels(NAME_SIZE),
    ...(bar && {
      '--bar-start': pixels(bar.start - start),
      '--bar-top': pixels(-top),
      '--bar-width': pixels(bar.width),
    }),
  };
}

/** Where the line of a suggestion opens on the weeks: right below it, in CSS pixels. */
const topBelow = (mark: SuggestionMark | undefined, scale: number) =>
  mark && (mark.y + mark.height / 2) * scale;
