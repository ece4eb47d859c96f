import { CHAPTERS } from '#words/results.ts';
import { checkChapter } from '../../events/check-event.ts';
import { nameColor, writeTypedTime } from '../../events/describe-events.ts';
import { type ChapterDraft, readChapter } from '../../events/event-draft.ts';
import { type ActivityColor, COLOR_ORDER, nextChapterColor } from '../../life/colors.ts';
import { type Chapter, MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { useEventDraft, useEventEdit } from '../../results/event-edit-context.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { TextField } from '../../ui/field.tsx';
import { type EditorProps, EventForm, TimeField } from './event-form.tsx';

export function ChapterEditor({ event, others, ...form }: EditorProps<Chapter>) {
  const { reader } = form;
  const { drafts } = useEventEdit();
  const [draft, setDraft] = useEventDraft<ChapterDraft>(drafts.chapters, event, () => ({
    name: event?.name ?? '',
    from: event ? writeTypedTime(reader, event.from) : '',
    until: event?.until ? writeTypedTime(reader, event.until) : '',
    color: event?.color ?? nextChapterColor(others.map(({ color }) => color)),
  }));
  const checked = checkChapter(readChapter(draft, reader.parseTime), others, reader.birthdate);
  return (
    <EventForm
      {...form}
      idPrefix="chapter"
      draft={draft}
      onChange={(part, value) => setDraft({ ...draft, [part]: value })}
      checked={checked}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf('name')}
            label={CHAPTERS.name}
            dir="auto"
            placeholder={CHAPTERS.namePlaceholder}
            maxLength={MAX_EVENT_LENGTH}
          />
          <div className="event-fields">
            <TimeField {...fieldOf('from')} label={CHAPTERS.from} reader={reader} />
            <TimeField
              {...fieldOf('until')}
              label={CHAPTERS.until}
              hint={CHAPTERS.untilHint}
              isEnd
              reader={reader}
            />
          </div>
          <ColorChoice chosen={draft.color} onChoose={(color) => setDraft({ ...draft, color })} />
        </>
      )}
    </EventForm>
  );
}

interface ColorChoiceProps {
  readonly chosen: ActivityColor;
  readonly onChoose: (color: ActivityColor) => void;
}

/** The page's colors, of which one is given. */
function ColorChoice({ chosen, onChoose }: ColorChoiceProps) {
  return (
    <fieldset className="row choice event-color-choice">
      <legend className="field-label">{CHAPTERS.color}</legend>
      {COLOR_ORDER.map((color) => (
        <label key={color}>
          <input
            type="radio"
            name="chapter-color"
            aria-label={nameColor(color)}
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
          <svg width="1.5rem" height="1.5rem" aria-hidden>
            <rect width="100%" height="100%" rx="6" fill={activityPaint(color)} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
