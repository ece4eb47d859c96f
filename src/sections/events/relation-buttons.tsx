import { PERSON_EDITOR, RELATION_LABELS } from '#words/results.ts';
import { RELATIONS, type Relation } from '../../life/relations.ts';
import { Button } from '../../ui/button.tsx';
import './relation-buttons.css';

interface RelationButtonsProps {
  readonly chosen: Relation | null;
  readonly onChoose: (relation: Relation) => void;
}

/** Asks how a new person is related to the visitor, which answers most other questions. */
export function RelationButtons({ chosen, onChoose }: RelationButtonsProps) {
  return (
    <fieldset className="relation-buttons">
      <legend className="field-label">{PERSON_EDITOR.who}</legend>
      {RELATIONS.map((relation) => (
        <Button key={relation} aria-pressed={relation === chosen} onClick={() => onChoose(relation)}>
          {RELATION_LABELS[relation]}
        </Button>
      ))}
    </fieldset>
  );
}
