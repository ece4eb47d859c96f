import { type ComponentProps, type ReactNode, useState } from 'react';
import { ENTRY, ENTRY_LIST } from '#words/results.ts';
import type { Step } from '../../document/history.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import { countEvents } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { storage } from '../../platform/storage.ts';
import { ADD_EVENT_ID, useEventEdit } from '../../results/event-edit-context.ts';
import { useEditing, useLife } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, type MenuChoice } from '../../ui/menu.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { AddedEntries } from './added-entries.tsx';
import { EDITED_KINDS, EDITORS } from './editors.ts';
import { TYPED_BOX_ID } from './typed-box.tsx';
import { useTypedDraft } from './typed-draft.ts';
import { TypedLife } from './typed-life.tsx';
import './add-events.css';

/** Where a life is being typed in lines: in the dialog, or on the page, also if only some of the lines could be added. */
type BoxPlace = 'dialog' | 'page' | 'page with the rest';

/** Whether the invitation was folded. As the theme, this stays on the device and says nothing about a life. */
function useFolded() {
  const [isFolded, setFolded] = useState(() => storage.get('invitation') === 'folded');
  const onFold = () => {
    setFolded(true);
    storage.set('invitation', 'folded');
  };
  return { isFolded, onFold };
}

function useKinds(): readonly MenuChoice[] {
  const { onEdit } = useEventEdit();
  return EDITED_KINDS.map((kind) => ({
    label: EDITORS[kind].name(),
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
  return { place, onOpen: setPlace, onClose, box: { draft, onChange, onAdded } };
}

/**
 * The ways to add a moment, a chapter or a person, and undo, around the list of them: an invitation as long as there are
 * none, then a menu. Not shown for a life that cannot be changed.
 */
export function AddEvents({ children }: { readonly children: ReactNode }) {
  const { shown } = useLife();
  const editing = useEditing();
  const { events } = useLifeEvents();
  const { announce } = useEventEdit();
  const kinds = useKinds();
  const { place, onOpen, onClose, box } = useBox();
  const { isFolded, onFold } = useFolded();
  if (!editing) return children;
  const invites =
    !isFolded && shown.dates !== null && (countEvents(events) === 0 || place === 'page with the rest');
  return (
    <>
      <div className="row add-events screen-only">
        {!invites && (
          <Menu
            id={ADD_EVENT_ID}
            label={ENTRY.add}
            choices={[...kinds, { label: ENTRY.typed, opensDialog: true, onChoose: () => onOpen('dialog') }]}
          >{`+ ${ENTRY_LIST.add}`}</Menu>
        )}
        <UndoButton undo={editing.undo} origin="events" />
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
      {invites && (
        <Invitation
          box={place === null || place === 'dialog' ? null : box}
          kinds={kinds}
          onOpen={() => onOpen('page')}
          onFold={() => {
            onClose();
            onFold();
          }}
        />
      )}
      <Dialog open={place === 'dialog'} onClose={onClose} title={ENTRY.typed} wide>
        <TypedLife {...box} />
      </Dialog>
    </>
  );
}

interface InvitationProps {
  /** `null` until it is opened. */
  readonly box: ComponentProps<typeof TypedLife> | null;
  readonly kinds: readonly MenuChoice[];
  readonly onOpen: () => void;
  readonly onFold: () => void;
}

const NotNow = ({ onFold }: Pick<InvitationProps, 'onFold'>) => (
  <Button look="text" onClick={() => changeAndFocus(onFold, ADD_EVENT_ID)}>
    {ENTRY.notNow}
  </Button>
);

/** Invites to give the weeks their colors: a line with a button, in whose place the box for a life in lines opens. */
function Invitation({ box, kinds, onOpen, onFold }: InvitationProps) {
  const { life } = useLife().shown;
  return (
    <div className="row add-invitation screen-only">
      <p>{ENTRY.invitation({ age: life.age < ADULT_FROM ? 'child' : 'adult' })}</p>
      {box ? (
        <TypedLife {...box}>
          <Menu id={ADD_EVENT_ID} label={ENTRY.oneByOne} look="text" choices={kinds}>
            {ENTRY.oneByOne}
          </Menu>
          <NotNow onFold={onFold} />
        </TypedLife>
      ) : (
        <div className="row">
          <Button id={ADD_EVENT_ID} onClick={() => changeAndFocus(onOpen, TYPED_BOX_ID)}>
            {ENTRY.typed}
          </Button>
          <NotNow onFold={onFold} />
        </div>
      )}
    </div>
  );
}
