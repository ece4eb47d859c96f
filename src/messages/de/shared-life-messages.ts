import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about:
    'Mit „Sie“ ist unten die Person gemeint, die diesen Link geschickt hat. Das sind ihre Ergebnisse vom Tag, an dem der Link entstand; auf Ihrem Gerät wird nichts gespeichert.',
  results: 'Dieses Leben in Zahlen',
  own: 'Mein eigenes Leben ansehen',
  unreadable:
    'Dieser Link lässt sich nicht öffnen: Ein Teil fehlt oder wurde verändert. Bitten Sie die Person, von der er stammt, um einen neuen.',
  newer:
    'Dieser Link stammt aus einer neueren Version dieser Seite. Laden Sie die Seite neu, um ihn zu öffnen.',
};
