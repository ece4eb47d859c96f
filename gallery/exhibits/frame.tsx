import { Suspense, useState } from 'react';
import { DailyQuote } from '../../src/app/daily-quote.tsx';
import { NotFound } from '../../src/app/not-found.tsx';
import { PageFooter } from '../../src/app/page-footer.tsx';
import { PageHeader } from '../../src/app/page-header.tsx';
import { LookUps } from '../../src/platform/look-ups.ts';
import { JumpButtons } from '../../src/sections/timeline/jump-buttons.tsx';
import type { Exhibit } from '../exhibit.ts';

/** The only one of a page. */
function Quote({ text }: { readonly text: string }) {
  const [quotes] = useState(
    () => new LookUps(async () => [{ text, author: 'Seneca', work: 'On the Shortness of Life' }]),
  );
  return <DailyQuote quotes={quotes} />;
}

const SHORT = 'While we are postponing, life speeds by.';

/** The components around the form and the results. */
export const FRAME_EXHIBITS: readonly Exhibit[] = [
  {
    id: 'header',
    title: 'Header',
    shows: ['app/page-header.tsx', 'app/language-menu.tsx'],
    render: () => (
      <Suspense>
        <PageHeader />
      </Suspense>
    ),
  },
  {
    id: 'footer',
    title: 'Footer',
    shows: ['app/page-footer.tsx', 'ui/data-source-links.tsx'],
    render: () => (
      <PageFooter
        settings={{
          contactEmail: 'contact@example.org',
          tipUrl: 'https://example.org/tip',
          worldBankUrl: '',
        }}
        year={2026}
      />
    ),
  },
  {
    id: 'quote',
    title: 'Quote of the day',
    shows: ['app/daily-quote.tsx'],
    render: () => <Quote text={SHORT} />,
  },
  {
    id: 'quote-long',
    title: 'Quote of the day, long',
    shows: ['app/daily-quote.tsx'],
    render: () => <Quote text={`${SHORT} `.repeat(8)} />,
  },
  { id: 'not-found', title: 'Not found', shows: ['app/not-found.tsx'], render: () => <NotFound /> },
  {
    id: 'jump-buttons',
    title: 'Jump buttons',
    shows: ['sections/timeline/jump-buttons.tsx'],
    render: () => <JumpButtons timeline="above" />,
    over: true,
  },
];
