/** Describes the extension to browsers and their stores, for write-extension.ts. */

/** The stores of Chrome, Edge and Firefox, each of which takes a zip of its own. */
export const STORES = ['chrome', 'edge', 'firefox'] as const;
export type Store = (typeof STORES)[number];

/** The widths of the icons, in pixels. */
export const ICON_SIZES = [16, 32, 48, 128] as const;

/**
 * The policy of the extension's pages: they may load their own code, styles and pictures. Nothing can be sent, not even to the
 * extension itself.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The oldest browsers that can run it. */
const OLDEST = {
  // The first with `light-dark()`, as for the page (`CSS_TARGET` in build-settings.ts).
  chromium: 123,
  // The first with `data_collection_permissions`, on Android too.
  firefox: 142,
};
/** The same as a target of builds. */
export const EXTENSION_TARGET = [
  `chrome${OLDEST.chromium}`,
  `edge${OLDEST.chromium}`,
  `firefox${OLDEST.firefox}`,
];

/** The keys that only Firefox knows. */
const FOR_FIREFOX = {
  browser_specific_settings: {
    gecko: {
      // Firefox knows the extension by it: another one would be another extension, without the life in the first.
      id: 'lifetime-visualizer@extension',
      strict_min_version: `${OLDEST.firefox}.0`,
      data_collection_permissions: { required: ['none'] },
    },
  },
};

/** The keys that only Chrome and Edge know. */
const FOR_CHROMIUM = { minimum_chrome_version: String(OLDEST.chromium) };

/** The extension's manifest. @param version that each upload to a store has to raise */
export const makeManifest = (store: Store, version: string) => ({
  manifest_version: 3,
  version,
  default_locale: 'en',
  name: '__MSG_name__',
  description: '__MSG_description__',
  icons: Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`])),
  chrome_url_overrides: { newtab: 'new-tab.html' },
  options_ui: { page: 'options.html', open_in_tab: true },
  content_security_policy: { extension_pages: POLICY },
  ...(store === 'firefox' ? FOR_FIREFOX : FOR_CHROMIUM),
});
