import type { LanguageOffered } from './write-language-offer.ts';
import './language-offer.css';

interface LanguageOfferProps {
  /** `null` if there is none. */
  readonly offer: LanguageOffered | null;
}

/** A line that offers the page in the visitor's own language. It never redirects. */
export function LanguageOffer({ offer }: LanguageOfferProps) {
  return (
    <p className="language-offer">
      {offer && (
        <a href={offer.address} hrefLang={offer.tag} lang={offer.tag}>
          {offer.offer}
        </a>
      )}
    </p>
  );
}
