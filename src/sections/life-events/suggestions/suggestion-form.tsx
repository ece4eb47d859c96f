import { useLayoutEffect, useRef } from 'react';
import { PICKER } from '#words/form.ts';
import { CHAPTERS, ENTRY_LIST, SUGGESTIONS } from '#words/results.ts';
import type { EntryContext } from '../../../events/kind.ts';
import { type Chapter, MAX_EVENT_LENGTH } from '../../../life/life-events.ts';
import { findAfterSchool, type SuggestedChapter, takeSuggestion } from '../../../life/suggest-chapters.ts';
import { useEventEdit } from '../../../results/event-edit-context.ts';
import { useLifeEvents } from '../../../results/use-life-events.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Questions } from '../chapter-editor.tsx';
import { TimeField } from '../time-field.tsx';
import { useEventForm } from '../use-event-form.ts';

/** Of the first field. */
export const NAME_FIELD_ID = 'chapters-name';

/** By which what was left in the line of a suggestion is kept. */
const KEYS = { childhood: {}, school: {}, later: {}, place: {} };

interface SuggestionFormProps {
  readonly suggestion: SuggestedChapter & { readonly chapter: string | null };
  readonly label: string;
  /** Where it opens over the weeks, in CSS pixels; `undefined` for below them. */
  readonly top: number | undefined;
  readonly entry: EntryContext;
  /** @param all the chapters with this one, if others change with it */
  readonly onSave: (chapter: Chapter, all: readonly Chapter[] | undefined) => void;
  readonly onClose: () => void;
}

/** What the fields of a suggestion begin with: the times that its button says, never a name that the visitor has to give. */
function useFirstDraft({ chapter, ...suggestion }: SuggestionFormProps['suggestion'], entry: EntryContext) {
  const { chapters } = useLifeEvents().events;
  const { name, color } = suggestion;
  const first = takeSuggestion(suggestion, chapter ?? '');
  if (!first) return { color };
  const from = entry.writeTime(name === 'later' ? findAfterSchool(chapters) : first.from);
  return { color, name: first.name, from, until: first.until ? entry.writeTime(first.until) : '' };
}

/** The fields of a suggested chapter in one line: Enter adds it, Escape closes it. */
export function SuggestionForm({ suggestion, label, top, entry, onSave, onClose }: SuggestionFormProps) {
  const { name, id } = suggestion;
  const { chapters } = useLifeEvents().events;
  const { drafts } = useEventEdit();
  const key = KEYS[name];
  const draft = useFirstDraft(suggestion, entry);
  const { form, onSubmit, isAsked } = useEventForm({
    kind: 'chapters',
    event: null,
    all: chapters,
    week: undefined,
    entry,
    suggested: { key, id, draft },
    onSave: (chapter, all) => {
      drafts.chapters.delete(key);
      onSave(chapter, all);
    },
  });
  const { fieldOf } = form;
  const ref = useRef<HTMLFormElement>(null);
  // The focus is in a field: the whole form is above the slider's bar, also with a question.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  const isPlace = name === 'place';
  return (
    <form
      ref={ref}
      className="suggestion-form"
      data-over={top !== undefined}
      style={{ top }}
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && onClose()}
    >
      <TextField
        {...fieldOf('name')}
        label={isPlace ? SUGGESTIONS.place : CHAPTERS.name}
        dir="auto"
        maxLength={MAX_EVENT_LENGTH}
      />
      <TimeField
        {...fieldOf('from')}
        label={isPlace ? SUGGESTIONS.sinceWhen : CHAPTERS.from}
        entry={form.entry}
      />
      {!isPlace && <TimeField {...fieldOf('until')} label={CHAPTERS.until} isEnd entry={form.entry} />}
      <Questions {...form} />
      <div className="row suggestion-actions">
        <Button type="submit" look="primary">
          {ENTRY_LIST.add}
        </Button>
        <Button look="text" onClick={onClose}>
          {PICKER.close}
        </Button>
      </div>
    </form>
  );
}
