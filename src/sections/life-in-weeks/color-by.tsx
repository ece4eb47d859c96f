import { ENTRY, EXAMPLE, PERSON, PERSON_EDITOR, WEEKS } from '#words/results.ts';
import { COLORED_BY, type Coloring } from '../../results/colorings/coloring.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { draftKey, useEventEdit } from '../../results/event-edit-context.ts';
import { useColoring, useEditing } from '../../results/results-context.ts';
import { Choice, nameOptions } from '../../ui/choice.tsx';
import { Select } from '../../ui/field.tsx';
import { SmallButton } from '../../ui/section.tsx';

/** What the weeks are colored by. By people, they have the color of the first one. */
export function ColorBy() {
  const { onChooseWeeksBy } = useColoring();
  const { coloring, colorings } = useColoringChoices();
  const firstBy = (wanted: string) => colorings.find(({ by }) => by === wanted) ?? null;
  return (
    <div className="weeks-choice">
      <Choice
        legend={WEEKS.choice}
        legendHidden
        options={nameOptions(COLORED_BY.filter(firstBy), WEEKS.by)}
        chosen={coloring.by}
        onChoose={(by) => onChooseWeeksBy(firstBy(by))}
      />
    </div>
  );
}

/** Whose time colors the weeks: a choice between several people, and a button to add one more, or buttons for the first. */
export function WhoColors() {
  const { onEdit } = useEventEdit();
  const editing = useEditing();
  const { coloring, colorings, people } = useColoringChoices();
  if (coloring.by !== 'people') return null;
  if (people.people.length > 0 && people.status === 'noCountry')
    return <span className="quiet">{PERSON.noCountry}</span>;
  if (people.people.length === 0) return <FirstPerson />;
  const named = colorings.filter(({ by }) => by === 'people');
  return (
    <div className="weeks-person screen-only">
      {named.length > 1 && <PersonSelect coloring={coloring} named={named} />}
      {editing && (
        <SmallButton
          aria-label={PERSON_EDITOR.title.add}
          onClick={() => onEdit({ kind: 'people', id: null })}
        >
          +
        </SmallButton>
      )}
    </div>
  );
}

/** Answers who is in the visitor's life: each button opens the dialog, with the name that it has, if it is one. */
function FirstPerson() {
  const { onEdit, drafts } = useEventEdit();
  const names = [EXAMPLE.people.mother, ENTRY.father];
  const add = (name: string) => {
    const kept = drafts.people.get(draftKey(null));
    // A name that a button gave does not stay for somebody else.
    if (name !== '' || names.includes(kept?.name ?? '')) drafts.people.set(draftKey(null), { ...kept, name });
    onEdit({ kind: 'people', id: null });
  };
  return (
    <div className="weeks-person screen-only" role="group" aria-label={WEEKS.nobody}>
      {names.map((parent) => (
        <SmallButton key={parent} onClick={() => add(parent)}>
          {parent}
        </SmallButton>
      ))}
      <SmallButton onClick={() => add('')}>{ENTRY.somebodyElse}</SmallButton>
    </div>
  );
}

interface PersonSelectProps {
  readonly coloring: Coloring;
  readonly named: readonly Coloring[];
}

function PersonSelect({ coloring, named }: PersonSelectProps) {
  const { onChooseWeeksBy } = useColoring();
  return (
    <Select
      aria-label={ENTRY.person}
      value={coloring.choice}
      onChange={({ target }) => onChooseWeeksBy(named.find(({ choice }) => choice === target.value) ?? null)}
    >
      {named.map(({ choice, label }) => (
        // oxlint-disable-next-line project/own-words -- an option has nothing but text
        <option key={choice} value={choice} translate="no" dir="auto">
          {label}
        </option>
      ))}
    </Select>
  );
}
