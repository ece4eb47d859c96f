import { MESSAGES } from '../../content/messages.ts';
import { PROBLEM_MESSAGES } from '../../content/problems.ts';
import type { FieldId, Problem } from './problem.ts';

export const ERROR_SUMMARY_ID = 'problems';

/** Which activity a problem is in, since several can have the same; nothing for what there is only one of. */
function nameOf(field: FieldId): string {
  const [, position] = /^activity-(\d+)/.exec(field) ?? [];
  return position ? `${MESSAGES.form.activity(Number(position))}: ` : '';
}

/** Everything that is wrong with the form, each a way to its field. It takes the focus when a submit is refused. */
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
        {problems.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // The address is for links to lives.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {nameOf(field)}
              {PROBLEM_MESSAGES[code]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
