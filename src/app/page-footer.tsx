import { WORDS } from '../content/words.ts';
import type { SiteSettings } from '../platform/site-settings.ts';

interface PageFooterProps {
  readonly settings: SiteSettings;
  readonly year: number;
}

export function PageFooter({ settings, year }: PageFooterProps) {
  return (
    <footer className="page-footer">
      <p>{WORDS.footer.sources}</p>
      <p className="footer-links">
        <a href={`mailto:${settings.contactEmail}`}>{WORDS.footer.contact}</a>
        <a className="button button-quiet" href={settings.tipUrl} target="_blank" rel="noreferrer">
          {WORDS.footer.tip}
        </a>
      </p>
      <p>{WORDS.footer.copyright(year)}</p>
    </footer>
  );
}
