import { useState } from 'react';
import { CHAPTERS } from '#words/results.ts';
import { nextColor } from '../../life/colors.ts';
import { type Chapter, MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { findEndedChapter } from '../../life/place-events.ts';
import { createId } from '../../platform/id.ts';
import { LiveLine } from '../../ui/live-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEditor } from '../../ui/use-editor.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { writeTypedTime } from '../describe-event-times.ts';
import { type ColoredChapterDraft, parseChapter, type TimeReader } from '../parse-event.ts';
import { ColorChoice } from './color-choice.tsx';
import { type EditorProps, EventForm } from './event-form.tsx';
import { TimeField } from './time-field.tsx';

interface ChapterEditorProps extends EditorProps<Chapter> {
  readonly label: string;
  readonly reader: TimeReader;
}

const TIMES = ['from', 'until'] as const;

function draftChapter({ event, others, reader }: ChapterEditorProps): ColoredChapterDraft {
  const used = others.map(({ color }) => color);
  return {
    name: event?.name ?? '',
    from: event ? writeTypedTime(reader, event.from) : '',
    until: event?.until ? writeTypedTime(reader, event.until) : '',
    color: event?.color ?? nextColor(used, Math.random()),
  };
}

/** Adds a chapter, or changes one. */
export function ChapterEditor(props: ChapterEditorProps) {
  const { event, others, label, reader, onSave, ...form } = props;
  const [id] = useState(() => event?.id ?? createId());
  const [draft, setDraft] = useState(() => draftChapter(props));
  const parsed = parseChapter(draft, { id, color: draft.color, others, reader });
  const ended = parsed.event && findEndedChapter(parsed.event, others, reader.birthdate);
  const { problemOf, onSubmit } = useEditor({
    result: parsed.event,
    problems: parsed.problems,
    fieldId: (part) => `chapter-${part}`,
    onSave,
  });
  return (
    <EventForm {...form} label={label} onSubmit={onSubmit}>
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
          />
        ))}
      </div>
      <LiveLine text={ended ? CHAPTERS.endsOuter({ name: isolateName(ended.name) }) : ''} />
      <ColorChoice chosen={draft.color} onChoose={(color) => setDraft({ ...draft, color })} />
    </EventForm>
  );
}
