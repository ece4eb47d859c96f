import { MESSAGES } from '#messages/messages.ts';
import { type FieldId, messageOf, type Problem } from './problem.ts';

export const ERROR_SUMMARY_ID = 'problems';

/** The name of the activity with the problem, since several can have the same one; nothing for other fields. */
function nameOf(field: FieldId): string {
  const [, position] = /^activity-(\d+)/.exec(field) ?? [];
  return position ? `${MESSAGES.form.activity(Number(position))}: ` : '';
}

/** A list of all problems, each a link to its field. It takes the focus when a submit is refused. */
export function ErrorSummary({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div
      id={ERROR_SUMMARY_ID}
      className="notice error-summary"
      role="group"
      aria-labelledby="problems-title"
      tabIndex={-1}
    >
      <h3 id="problems-title">{MESSAGES.form.problems}</h3>
      <ul>
        {problems.map(({ field, ...what }) => (
          <li key={`${field} ${messageOf(what)}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // The address must not change: its fragment is reserved for shared lives.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {nameOf(field)}
              {messageOf(what)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
