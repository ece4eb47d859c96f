import { ENTRY_LIST } from '#words/results.ts';
import { removeEvent } from '../document/changes.ts';
import type { KindName } from '../life/life-events.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { Menu } from '../ui/menu.tsx';
import { UNDO_ID } from '../ui/undo-button.tsx';
import { isolateName } from '../words/isolate-name.ts';
import { useEventEdit } from './event-edit-context.ts';
import { useLifeEvents } from './use-life-events.ts';

interface EventMenuProps {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
}

/** A menu to edit or remove a life event; nothing for a life that cannot be changed. */
export function EventMenu({ kind, id, name }: EventMenuProps) {
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
      label={ENTRY_LIST.menuLabel({ name })}
      look="sign"
      choices={[
        {
          label: ENTRY_LIST.edit,
          name: ENTRY_LIST.editLabel({ name }),
          opensDialog: true,
          onChoose: () => onEdit({ kind, id }),
        },
        { label: ENTRY_LIST.remove, name: ENTRY_LIST.removeLabel({ name }), onChoose: remove },
      ]}
    >
      ···
    </Menu>
  );
}
