import { ENTRY_MESSAGES } from '../../../content/entry-messages.ts';
import { useEntries } from './use-entries.ts';

/** The people that the visitor spends time with. */
export default function People() {
  const { entries } = useEntries();
  return (
    <section aria-labelledby="people-title">
      <h4 id="people-title">{ENTRY_MESSAGES.people}</h4>
      <ul>
        {entries.people.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
