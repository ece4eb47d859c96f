import { FRAME_MESSAGES } from '#messages/frame-messages.ts';
import { PAGE_PATH } from '../platform/page-path.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export default function NotFound() {
  // There is nothing to carry.
  useLanguageChoice(() => undefined);
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
