import { WORDS } from '../content/words.ts';

export function NotFound() {
  return (
    <section className="not-found">
      <h2>{WORDS.notFound.heading}</h2>
      <p>{WORDS.notFound.text}</p>
      <p>
        <a href="/">{WORDS.notFound.home}</a>
      </p>
    </section>
  );
}
