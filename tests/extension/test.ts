import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { extensionArguments, findExtensionBrowser } from '../../scripts/browser.mjs';
import { SEEN_ON } from '../support/test.ts';

/** The folders that `npm run extension` writes. */
export const EXTENSION = resolve('dist/extension');

/** The life of the worked example, as the extension stores it. */
export const EXAMPLE = JSON.stringify({
  version: 4,
  language: 'en',
  draft: {
    birthdate: '1984-02-29',
    country: { code: 'CAN', name: 'Canada', lifeExpectancy: 0 },
    manual: false,
    lifeExpectancy: '',
    activities: [],
    personal: {
      chapters: [
        { id: 'a', name: 'School', from: '1990', until: '2002', color: '#4E84F0' },
        { id: 'b', name: 'Montreal', from: '2008', until: null, color: '#F7893B' },
      ],
      moments: [{ id: 'm', text: 'Wedding', when: '2015-06-20' }],
      people: [],
    },
  },
});

type Key = 'life' | 'settings';

/** A browser with the extension, and its pages. */
export class ExtensionVisitor {
  readonly context: BrowserContext;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Opens a new tab on the day of the worked example. */
  async newTab(): Promise<Page> {
    const page = await this.context.newPage();
    await page.clock.setFixedTime(SEEN_ON);
    await page.goto('chrome://newtab/');
    return page;
  }

  async options(): Promise<Page> {
    const page = await this.newTab();
    await page.goto(new URL('options.html', page.url()).href);
    return page;
  }

  /** Stores a text in the extension's storage. */
  async store(key: Key, text: string): Promise<void> {
    const page = await this.newTab();
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.close();
  }

  async stored(key: Key): Promise<string | null> {
    const page = await this.newTab();
    const text = await page.evaluate((name) => localStorage.getItem(name), key);
    await page.close();
    return text;
  }
}

interface Fixtures {
  readonly visitor: ExtensionVisitor;
}

export const test = base.extend<Fixtures>({
  visitor: async ({ locale }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'extension-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findExtensionBrowser() ?? chromium.executablePath(),
      args: extensionArguments(join(EXTENSION, 'chrome')),
      reducedMotion: 'reduce',
      timezoneId: 'America/New_York',
      ...(locale ? { locale } : {}),
    });
    const problems: string[] = [];
    context.on('request', (request) => {
      if (!/^(chrome-extension|chrome|data):/.test(request.url())) problems.push(request.url());
    });
    context.on('console', (message) => {
      const isAmiss = ['error', 'warning'].includes(message.type());
      // A test tries to send something there.
      if (isAmiss && !message.text().includes('https://example.org/')) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    await use(new ExtensionVisitor(context));
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    expect(problems, 'requests, errors and warnings').toEqual([]);
  },
});

/** The line below the weeks. */
export const lineOf = (page: Page) => page.locator('.view-line');

export { expect };
