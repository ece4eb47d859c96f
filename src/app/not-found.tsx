import { FRAME_MESSAGES } from '#messages/frame-messages.ts';

export default function NotFound() {
  return (
    <section className="not-found">
      <h2>{FRAME_MESSAGES.notFound.heading}</h2>
      <p>{FRAME_MESSAGES.notFound.text}</p>
      <p>
        <a href={import.meta.env.BASE_URL}>{FRAME_MESSAGES.notFound.home}</a>
      </p>
    </section>
  );
}
