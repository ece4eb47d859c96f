import { useState } from 'react';
import { CHAPTER_MESSAGES } from '#messages/chapter-messages.ts';
import { writeTypedTime } from '../../../content/describe-entry-times.ts';
import type { ActivityColor } from '../../../life/activity-colors.ts';
import type { Life } from '../../../life/life.ts';
import { type Chapter, MAX_ENTRY_LENGTH } from '../../../life/personal-entries.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { Field } from '../../../ui/field.tsx';
import { ColorChoice } from './color-choice.tsx';
import type { EntryEdit } from './entry-edit-context.ts';
import { EntryForm } from './entry-form.tsx';
import { type ChapterDraft, parseChapter, type TimeReader } from './parse-entry.ts';
import { TimeField } from './time-field.tsx';
import { useEntrySubmit } from './use-entry-submit.ts';

const words = CHAPTER_MESSAGES;

export interface ChapterEditorProps {
  readonly edit: EntryEdit;
  /** The id and the color that it has, or that a new one begins with. */
  readonly own: { readonly id: string; readonly color: ActivityColor };
  /** `null` for a new one. */
  readonly chapter: Chapter | null;
  readonly others: readonly Chapter[];
  readonly reader: TimeReader;
  readonly life: Pick<Life, 'age' | 'lifeExpectancy'>;
  readonly onSubmit: (chapter: Chapter) => void;
  readonly onCancel: () => void;
}

const TIMES = ['from', 'until'] as const;

/** Adds a chapter, or changes one. */
export function ChapterEditor(props: ChapterEditorProps) {
  const { edit, own, chapter, others, reader, life, onSubmit, onCancel } = props;
  const [draft, setDraft] = useState<ChapterDraft>({
    name: chapter?.name ?? '',
    from: chapter ? writeTypedTime(reader, chapter.from) : '',
    until: chapter?.until ? writeTypedTime(reader, chapter.until) : '',
  });
  const [color, setColor] = useState(own.color);
  const { problemOf, submit } = useEntrySubmit({
    ...parseChapter(draft, { id: own.id, color, others, reader }),
    fieldOf: (part) => `chapter-${part}`,
    onSubmit,
  });
  return (
    <EntryForm
      label={chapter ? words.editing(isolateName(chapter.name)) : words.adding}
      firstField="chapter-name"
      focusKey={edit}
      isNew={chapter === null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field id="chapter-name" label={words.name} problem={problemOf('name')}>
        {(control) => (
          <input
            {...control}
            type="text"
            className="input"
            dir="auto"
            autoComplete="off"
            placeholder={words.namePlaceholder}
            maxLength={MAX_ENTRY_LENGTH}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <div className="chapter-times">
        {TIMES.map((part) => (
          <TimeField
            key={part}
            id={`chapter-${part}`}
            label={words[part]}
            {...(part === 'until' ? { hint: words.untilHint, isEnd: true } : {})}
            value={draft[part]}
            onChange={(text) => setDraft({ ...draft, [part]: text })}
            problem={problemOf(part)}
            reader={reader}
            life={life}
          />
        ))}
      </div>
      <ColorChoice chosen={color} onChoose={setColor} />
    </EntryForm>
  );
}
