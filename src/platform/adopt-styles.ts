/**
 * Adds a style sheet to the page for code that arrives later. A constructed one: the content security policy allows no
 * style element, and a file of its own would be one request more, and a wait.
 * @returns a function that removes it
 */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
