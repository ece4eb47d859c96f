/**
 * Adds a style sheet to the page for code that arrives later. A constructed one: the content security policy allows no
 * style element, and a file of its own would be one request more, and a wait.
 */
export function adoptStyles(css: string): void {
  // Outside a browser there is no page to style.
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
