import { type ComponentProps, type ReactNode, useState } from 'react';
import { ENTRY, ENTRY_LIST } from '#words/results.ts';
import type { Step } from '../../document/history.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import { chunk } from '../../platform/chunk.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { reload } from '../../platform/reload.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { ADD_EVENT_ID, useEventEdit } from '../../results/event-edit-context.ts';
import { useEditing, useLife } from '../../results/results-context.ts';
import { useSuggestions, useTakenSuggestion } from '../../results/use-suggestions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, type MenuChoice } from '../../ui/menu.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { withWords } from '../../words/load-words.ts';
import { AddedEntries } from './added-entries.tsx';
import { EDITED_KINDS } from './editors.ts';
import { KIND_NAMES } from './questions.ts';
import { TYPED_BOX_ID } from './typed-box.tsx';
import { useTypedDraft } from './typed-draft.ts';
import './add-events.css';

/** The box, and all that reads lines. Its code is loaded on demand. */
const typedLife = chunk(() => withWords(import('./typed-life.tsx')));
const TypedLife = lazySection(() => ENTRY.typed, typedLife);

/** Where a life is being typed in lines: in the dialog, or on the page, also if only some of the lines could be added. */
type BoxPlace = 'dialog' | 'page' | 'page with the rest';

function useKinds(): readonly MenuChoice[] {
  const { onEdit } = useEventEdit();
  return EDITED_KINDS.map((kind) => ({
    label: KIND_NAMES[kind](),
    opensDialog: true,
    onChoose: () => onEdit({ kind, id: null }),
  }));
}

/** Whether the last change was to add entries, or to take one of them back. */
const isOfAdding = (step: Step | null): boolean =>
  step !== null && ['addedEvents', 'removed'].includes(step.label.verb);

/** The box for a life in lines: where it is open, and what is typed in it. */
function useBox() {
  const { announce } = useEventEdit();
  const [draft, onChange] = useTypedDraft();
  const [place, setPlace] = useState<BoxPlace | null>(null);
  const onClose = () => {
    setPlace(null);
    onChange({ ...draft, offersBack: false });
  };
  const onAdded = (message: string, isAll: boolean) => {
    if (isAll) {
      setPlace(null);
      announce(message);
    } else if (place === 'page') setPlace('page with the rest');
  };
  /** Whether the box has its room on the page, and waits for its code. */
  const [isAwaited, setAwaited] = useState(false);
  const onOpenOnPage = async () => {
    setAwaited(true);
    const opened = await placeInTime();
    changeAndFocus(() => {
      setAwaited(false);
      setPlace(opened);
    }, TYPED_BOX_ID);
  };
  const shared = { draft, onChange, onAdded, onReload: reload };
  return { place, isAwaited, onOpen: setPlace, onOpenOnPage, onClose, box: shared };
}

/** How long the box may take before a press shows something, in the dialog. */
const ON_PAGE_LIMIT_MS = 1000;

/** On the page, with all that is in it; or in the dialog, which can be closed, if its code does not come soon. */
const placeInTime = (): Promise<BoxPlace> =>
  withTimeout(typedLife.load(), ON_PAGE_LIMIT_MS).then(
    () => 'page',
    () => 'dialog',
  );

/**
 * The ways to add a moment, a chapter or a person, and undo, around the list of them. While the weeks suggest chapters, the box
 * for a life in lines opens on the page. Not shown for a life that cannot be changed.
 */
export function AddEvents({ children }: { readonly children: ReactNode }) {
  const editing = useEditing();
  const { announce, isDeclined } = useEventEdit();
  const { suggestions, canDecline } = useSuggestions();
  const taken = useTakenSuggestion();
  const kinds = useKinds();
  const { place, isAwaited, onOpen, onOpenOnPage, onClose, box } = useBox();
  if (!editing) return children;
  const isOnPage =
    !isDeclined && ((suggestions.length > 0 && place === 'page') || place === 'page with the rest');
  const typed = { label: ENTRY.typed, opensDialog: true, onChoose: () => onOpen('dialog') };
  return (
    <>
      <div
        className="row add-events screen-only"
        onPointerDown={typedLife.preload}
        onFocus={typedLife.preload}
      >
        {!isOnPage && (
          <Menu id={ADD_EVENT_ID} label={ENTRY.add} choices={canDecline ? kinds : [...kinds, typed]}>
            {`+ ${ENTRY_LIST.add}`}
          </Menu>
        )}
        {canDecline && !isOnPage && (
          <>
            <Button look="text" onClick={() => void onOpenOnPage()}>
              {ENTRY.typed}
            </Button>
            <NotNow onClose={onClose} />
          </>
        )}
        {/* A suggestion that was taken is undone beside the others. */}
        {!taken && <UndoButton undo={editing.undo} origin="events" />}
      </div>
      {place === null && isOfAdding(editing.undo.step) && (
        <AddedEntries
          {...box}
          onTakenBack={(message) => {
            announce(message);
            // Its line is in the box again, which is opened with it.
            onOpen('dialog');
          }}
        />
      )}
      {children}
      {isAwaited && <div className="add-invitation" />}
      {isOnPage && (
        <BoxOnPage box={box} kinds={kinds}>
          <NotNow onClose={onClose} />
        </BoxOnPage>
      )}
      <Dialog open={place === 'dialog'} onClose={onClose} title={ENTRY.typed} wide>
        <TypedLife {...box} />
      </Dialog>
    </>
  );
}

function NotNow({ onClose }: { readonly onClose: () => void }) {
  const { onDecline } = useEventEdit();
  const decline = () => {
    onClose();
    onDecline(true);
  };
  return (
    <Button look="text" onClick={() => changeAndFocus(decline, ADD_EVENT_ID)}>
      {ENTRY.notNow}
    </Button>
  );
}

interface BoxOnPageProps {
  readonly box: ComponentProps<typeof TypedLife>;
  readonly kinds: readonly MenuChoice[];
  readonly children: ReactNode;
}

/** The box for a life in lines, which gives the weeks their colors. */
function BoxOnPage({ box, kinds, children }: BoxOnPageProps) {
  const { life } = useLife().shown;
  return (
    <div className="row add-invitation screen-only">
      <p>{ENTRY.invitation({ age: life.age < ADULT_FROM ? 'child' : 'adult' })}</p>
      <TypedLife {...box}>
        <Menu id={ADD_EVENT_ID} label={ENTRY.oneByOne} look="text" choices={kinds}>
          {ENTRY.oneByOne}
        </Menu>
        {children}
      </TypedLife>
    </div>
  );
}
