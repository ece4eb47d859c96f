/** Puts typefaces into styles, for build-one-file.ts and one-file-code.ts. */

/** The name of a typeface in its address. Of the files with and without the letters of a language, a page has one. */
export const nameTypeface = (file: string): string =>
  file.replace(/(?:-[\w-]{8})?\.woff2$/, '').replace(/-accents$/, '');

/**
 * Puts the typefaces into a style sheet.
 * @param readFile reads a file of `assets` as Base64
 */
export const embedTypefaces = (css: string, readFile: (name: string) => string): string =>
  css.replace(
    /url\([^)]*\/assets\/([^)/]+\.woff2)\)/g,
    (_, file: string) => `url(data:font/woff2;name=${nameTypeface(file)};base64,${readFile(file)})`,
  );
