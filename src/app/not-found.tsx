import { FRAME } from '#words/form.ts';
import { pagePath } from '../platform/page-path.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import './not-found.css';

export function NotFound() {
  // This page has no entries to pass on to another language.
  useLanguageChoice(() => undefined);
  return (
    <section className="not-found">
      <h2>{FRAME.notFound.heading}</h2>
      <p>{FRAME.notFound.text}</p>
      <p>
        <a href={pagePath()}>{FRAME.notFound.home}</a>
      </p>
    </section>
  );
}
