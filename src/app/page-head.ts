import { BROKEN, LANGUAGE, PRODUCT_NAME } from '#words/form.ts';
import { HEAD } from '#words/page.ts';
import { pagePath, SITE_PATH } from '../platform/page-path.ts';
import { SITE_URL_PLACEHOLDER } from '../platform/site-settings.ts';
import { THEME_COLORS } from '../platform/theme.ts';
import type { Language } from '../words/language.ts';
import type { Page } from './app.tsx';

/** As link previews name languages: `de_DE`. */
function nameLocale({ tag }: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const link = (attributes: Readonly<Record<string, string>>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')} />`;

function listAddresses(languages: readonly Language[]): string[] {
  const addressOf = ({ path }: Language) => `${SITE_URL_PLACEHOLDER}${SITE_PATH}${path}`;
  const alternate = (hreflang: string, language: Language) =>
    link({ rel: 'alternate', hreflang, href: addressOf(language) });
  return [
    link({ rel: 'canonical', href: addressOf(LANGUAGE) }),
    ...languages.map((language) => alternate(language.tag, language)),
    // English, which is the first.
    ...languages.slice(0, 1).map((language) => alternate('x-default', language)),
  ];
}

/**
 * Puts the texts and addresses of the page's language into `index.html`.
 * @param html with a placeholder for each, such as `{{title}}`
 * @param languages all that the page is built in, English first
 */
export function fillPageHead(html: string, page: Page, languages: readonly Language[]): string {
  const isHome = page === 'home';
  const texts = {
    language: LANGUAGE.tag,
    direction: LANGUAGE.direction,
    title: isHome ? HEAD.title : HEAD.notFoundTitle,
    description: HEAD.description,
    productName: PRODUCT_NAME,
    previewText: HEAD.previewText,
    previewAlt: HEAD.previewAlt,
    locale: nameLocale(LANGUAGE),
    notStarted: HEAD.notStarted,
    reload: BROKEN.reload,
  };
  const links = [
    // Not in `index.html`, where Vite would look for these files.
    `<meta property="og:image" content="${SITE_URL_PLACEHOLDER}${SITE_PATH}social-preview.png" />`,
    link({ rel: 'manifest', href: `${pagePath()}manifest.webmanifest` }),
    // Search engines leave out a page that is partly in another language.
    ...(LANGUAGE.isDraft ? ['<meta name="robots" content="noindex" />'] : []),
    // The not-found page has no address of its own.
    ...(isHome ? listAddresses(languages) : []),
  ];
  return Object.entries(texts)
    .reduce((filled, [name, text]) => filled.replaceAll(`{{${name}}}`, () => escapeHtml(text)), html)
    .replace('<!-- links -->', () => links.join('\n    '));
}

const icon = (src: string, sizes: string, purpose?: 'maskable') => ({
  src: `${SITE_PATH}${src}`,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...(purpose && { purpose }),
});

/** The page's description for a device that installs it. */
export const describeApp = () => ({
  name: PRODUCT_NAME,
  short_name: HEAD.appName,
  description: HEAD.appDescription,
  lang: LANGUAGE.tag,
  dir: LANGUAGE.direction,
  // Beside the manifest.
  start_url: '.',
  scope: '.',
  display: 'standalone',
  theme_color: THEME_COLORS.dark,
  background_color: THEME_COLORS.dark,
  icons: [
    icon('favicon.svg', 'any'),
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-192.png', '192x192', 'maskable'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
});

/** Makes a text safe between tags, and between the quotation marks of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
