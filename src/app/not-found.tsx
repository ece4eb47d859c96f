import { MESSAGES } from '../content/messages.ts';

export function NotFound() {
  return (
    <section className="not-found">
      <h2>{MESSAGES.notFound.heading}</h2>
      <p>{MESSAGES.notFound.text}</p>
      <p>
        <a href="/">{MESSAGES.notFound.home}</a>
      </p>
    </section>
  );
}
