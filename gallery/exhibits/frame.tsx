import { useState } from 'react';
import { DailyQuote } from '../../src/app/daily-quote.tsx';
import { NotFound, PageFooter, PageHeader } from '../../src/app/page-frame.tsx';
import { LookUps } from '../../src/platform/look-ups.ts';
import { JumpButtons } from '../../src/sections/timeline/jump-buttons.tsx';
import type { Exhibits } from '../exhibit.tsx';

/** The only one of a page. */
function Quote() {
  const [quotes] = useState(() => {
    const text = 'While we are postponing, life speeds by.';
    return new LookUps(async () => [{ text, author: 'Seneca', work: 'On the Shortness of Life' }]);
  });
  return <DailyQuote quotes={quotes} />;
}

const SETTINGS = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip',
  worldBankUrl: '',
};

/** The components around the form and the results. */
export const FRAME_EXHIBITS: Exhibits = {
  header: { render: () => <PageHeader /> },
  footer: { render: () => <PageFooter settings={SETTINGS} year={2026} /> },
  quote: { render: () => <Quote /> },
  'not-found': { render: () => <NotFound /> },
  'jump-buttons': { render: () => <JumpButtons timeline="above" /> },
};
