import { CHAPTERS } from '#words/results.ts';
import type { ActivityColor } from '../../life/colors.ts';
import type { Life } from '../../life/life.ts';
import { type Chapter, MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { findEndedChapter } from '../../life/place-events.ts';
import { useEditor } from '../../ui/editor-form.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { writeTypedTime } from '../describe-event-times.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { EventSheet } from '../event-sheet.tsx';
import { type ColoredChapterDraft, parseChapter, type TimeReader } from '../parse-event.ts';
import './chapter-editor.css';
import { ColorChoice } from './color-choice.tsx';
import { TimeField } from './time-field.tsx';

interface ChapterEditorProps {
  readonly edit: EventEdit;
  /** The id and the color that it has, or that a new one begins with. */
  readonly own: { readonly id: string; readonly color: ActivityColor };
  /** `null` for a new one. */
  readonly chapter: Chapter | null;
  readonly others: readonly Chapter[];
  readonly reader: TimeReader;
  readonly life: Pick<Life, 'age' | 'lifeExpectancy'>;
  readonly onSave: (chapter: Chapter) => void;
  readonly onCancel: () => void;
  /** `null` for a new one. */
  readonly onRemove: (() => void) | null;
  /** The id of the element that the editor is beside. */
  readonly origin: string;
}

const TIMES = ['from', 'until'] as const;

/** Adds a chapter, or changes one. */
export function ChapterEditor(props: ChapterEditorProps) {
  const { edit, own, chapter, others, reader, life, onSave, onCancel, onRemove, origin } = props;
  const [draft, setDraft] = useDraft<ColoredChapterDraft>(useEventEdit().drafts.chapters, edit, () => ({
    name: chapter?.name ?? '',
    from: chapter ? writeTypedTime(reader, chapter.from) : '',
    until: chapter?.until ? writeTypedTime(reader, chapter.until) : '',
    color: own.color,
  }));
  const parsed = parseChapter(draft, { id: own.id, color: draft.color, others, reader });
  const ended = parsed.event && findEndedChapter(parsed.event, others, reader.birthdate);
  const { problemOf, form } = useEditor({
    result: parsed.event,
    problems: parsed.problems,
    fieldId: (part) => `chapter-${part}`,
    first: 'name',
    onSave,
  });
  return (
    <EventSheet
      label={chapter ? CHAPTERS.editing({ name: isolateName(chapter.name) }) : CHAPTERS.adding}
      {...form}
      focusKey={edit}
      origin={origin}
      onRemove={onRemove}
      onCancel={onCancel}
    >
      <TextField
        id="chapter-name"
        label={CHAPTERS.name}
        problem={problemOf('name')}
        dir="auto"
        placeholder={CHAPTERS.namePlaceholder}
        maxLength={MAX_EVENT_LENGTH}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <div className="chapter-times">
        {TIMES.map((part) => (
          <TimeField
            key={part}
            id={`chapter-${part}`}
            label={CHAPTERS[part]}
            {...(part === 'until' ? { hint: CHAPTERS.untilHint, isEnd: true } : {})}
            value={draft[part]}
            onChange={(text) => setDraft({ ...draft, [part]: text })}
            problem={problemOf(part)}
            reader={reader}
            life={life}
          />
        ))}
      </div>
      <LiveLine text={ended ? CHAPTERS.endsOuter({ name: isolateName(ended.name) }) : ''} />
      <ColorChoice chosen={draft.color} onChoose={(color) => setDraft({ ...draft, color })} />
    </EventSheet>
  );
}
