import { createHash } from 'node:crypto';

/** Sources for the content security policy: the hashes of the pages' inline scripts and styles. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** A script or a style as a source for the content security policy. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline elements of pages. @param pages their HTML */
export function hashInline(pages: readonly string[]): InlineHashes {
  const hashAll = (element: keyof InlineHashes) => {
    const inline = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
    const hashes = pages.flatMap((html) =>
      Array.from(html.matchAll(inline), ([, text = '']) => hashSource(text)),
    );
    return [...new Set(hashes)];
  };
  return { script: hashAll('script'), style: hashAll('style') };
}
