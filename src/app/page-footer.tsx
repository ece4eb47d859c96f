import { DATA_SOURCE_MESSAGES } from '#messages/data-source-messages.ts';
import { FRAME_MESSAGES } from '#messages/frame-messages.ts';
import { LANGUAGE } from '#messages/language.ts';
import { DATA_SOURCES } from '../content/data-sources.ts';
import { DataSourceLinks } from '../features/data-source-links.tsx';
import type { SiteSettings } from '../platform/site-settings.ts';

interface PageFooterProps {
  readonly settings: SiteSettings;
  readonly year: number;
}

export default function PageFooter({ settings, year }: PageFooterProps) {
  return (
    <footer className="page-footer">
      <p>
        <DataSourceLinks source={DATA_SOURCES.worldBank} describe={DATA_SOURCE_MESSAGES.worldBank} />
        {LANGUAGE.space}
        <DataSourceLinks source={DATA_SOURCES.unitedNations} describe={DATA_SOURCE_MESSAGES.unitedNations} />
      </p>
      <p className="footer-links">
        <a href={`mailto:${settings.contactEmail}`}>{FRAME_MESSAGES.footer.contact}</a>
        <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{FRAME_MESSAGES.footer.licenses}</a>
        <a className="button button-quiet" href={settings.tipUrl} target="_blank" rel="noreferrer">
          {FRAME_MESSAGES.footer.tip}
        </a>
      </p>
      <p>{FRAME_MESSAGES.footer.copyright(year)}</p>
    </footer>
  );
}
