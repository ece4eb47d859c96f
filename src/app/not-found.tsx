import { FRAME_MESSAGES } from '#messages/frame-messages.ts';
import { PAGE_PATH } from '../platform/page-path.ts';

export default function NotFound() {
  return (
    <section className="not-found">
      <h2>{FRAME_MESSAGES.notFound.heading}</h2>
      <p>{FRAME_MESSAGES.notFound.text}</p>
      <p>
        <a href={PAGE_PATH}>{FRAME_MESSAGES.notFound.home}</a>
      </p>
    </section>
  );
}
