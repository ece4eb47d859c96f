import { ENTRY_MESSAGES } from '../../../content/entry-messages.ts';
import { useEntries } from './use-entries.ts';

/** The visitor's moments and chapters as lists. */
export default function MomentsAndChapters() {
  const { marks } = useEntries();
  if (!marks) return null;
  return (
    <section aria-labelledby="marks-title">
      <h4 id="marks-title">{ENTRY_MESSAGES.title}</h4>
      <ol>
        {marks.moments.map(({ moment, number }) => (
          <li key={moment.id} value={number}>
            {moment.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
