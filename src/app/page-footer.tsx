import { DATA_SOURCE, FRAME, LANGUAGE } from '#words/form.ts';
import { SITE_PATH } from '../platform/page-path.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { DataSourceLinks } from '../ui/data-source-links.tsx';
import { DATA_SOURCES } from '../words/data-sources.ts';
import './page-footer.css';

interface PageFooterProps {
  readonly settings: SiteSettings;
  readonly year: number;
}

export function PageFooter({ settings, year }: PageFooterProps) {
  return (
    <footer className="page-footer">
      <p>
        <DataSourceLinks source={DATA_SOURCES.worldBank} describe={DATA_SOURCE.worldBank} />
        {LANGUAGE.space}
        <DataSourceLinks source={DATA_SOURCES.unitedNations} describe={DATA_SOURCE.unitedNations} />
      </p>
      <div className="footer-links">
        <a href={`mailto:${settings.contactEmail}`}>{FRAME.footer.contact}</a>
        <a href={`${SITE_PATH}licenses.txt`}>{FRAME.footer.licenses}</a>
        <a href={settings.tipUrl} target="_blank" rel="noreferrer">
          {FRAME.footer.tip}
        </a>
        <span>{FRAME.footer.copyright({ year })}</span>
      </div>
    </footer>
  );
}
