import { ENTRY_LIST } from '#words/results.ts';
import { removeEvent } from '../document/changes.ts';
import type { KindName } from '../life/life-events.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { Menu, type MenuChoice } from '../ui/menu.tsx';
import { UNDO_ID } from '../ui/undo-button.tsx';
import { isolateName } from '../words/isolate-name.ts';
import { useEventEdit } from './event-edit-context.ts';
import { useLifeEvents } from './use-life-events.ts';

interface EventMenuProps {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  /** Of the menu, if it has more choices. */
  readonly label?: string;
  readonly more?: readonly MenuChoice[];
}

const NO_MORE: readonly MenuChoice[] = [];

/** A menu to edit or remove a life event; nothing for a life that cannot be changed. */
export function EventMenu({
  kind,
  id,
  name,
  label = ENTRY_LIST.menuLabel({ name }),
  more = NO_MORE,
}: EventMenuProps) {
  const { onChange } = useLifeEvents();
  const { onEdit, announce } = useEventEdit();
  if (!onChange) return null;
  const remove = () =>
    changeAndFocus(() => {
      onChange(removeEvent(kind, id));
      announce(ENTRY_LIST.removed({ name: isolateName(name) }));
    }, UNDO_ID);
  return (
    <Menu
      label={label}
      look="sign"
      choices={[
        {
          label: ENTRY_LIST.edit,
          name: ENTRY_LIST.editLabel({ name }),
          opensDialog: true,
          onChoose: () => onEdit({ kind, id }),
        },
        { label: ENTRY_LIST.remove, name: ENTRY_LIST.removeLabel({ name }), onChoose: remove },
        ...more,
      ]}
    >
      ···
    </Menu>
  );
}
