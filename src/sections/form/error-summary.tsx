import { FORM, LANGUAGE, ROW } from '#words/form.ts';
import { messageOf, type Problem } from '../../document/problem.ts';
import { focusElement } from '../../platform/focus.ts';
import './error-summary.css';

export const ERROR_SUMMARY_ID = 'problems';

/** The message of a problem, with the activity that has it, since several can have the same one. */
function describe({ field, ...what }: Problem): string | undefined {
  const message = messageOf(what);
  const [, position] = /^activity-(\d+)/.exec(field) ?? [];
  if (!message || !position) return message;
  return ROW.labeled({
    name: FORM.activity({ position }),
    text: LANGUAGE.afterColon?.(message) ?? message,
  });
}

/** A list of all problems, each a link to its field. It takes the focus when a submit is refused. */
export function ErrorSummary({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div
      id={ERROR_SUMMARY_ID}
      className="notice error-summary screen-only"
      role="group"
      aria-labelledby="problems-title"
      tabIndex={-1}
    >
      <h3 id="problems-title">{FORM.problems}</h3>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${messageOf(problem)}`}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => {
                // The address must not change: its fragment is reserved for shared lives.
                event.preventDefault();
                focusElement(problem.field);
              }}
            >
              {describe(problem)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
