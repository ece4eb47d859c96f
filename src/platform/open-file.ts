/**
 * Unpacks the parts of the one-file edition and runs its scripts, or shows what the file says for the case that some of it
 * is missing. Browsers run only scripts whose hash is in the file's policy.
 *
 * The file ends with the text of this function, so it cannot use anything from outside.
 * @param scripts the ids of the packed scripts, in the order in which they run
 * @param figures the id of the packed figures
 */
export function openFile(scripts: readonly string[], figures: string): void {
  const policy = window.trustedTypes?.createPolicy('one-file', { createScript: (text) => text });

  const unpack = async (id: string): Promise<string> => {
    const packed = atob(document.getElementById(id)?.textContent ?? '');
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    // With a checksum, so that a damaged file is not half understood.
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  };

  const run = (text: string) => {
    const script = document.createElement('script');
    script.textContent = policy?.createScript(text) ?? text;
    document.body.append(script);
    // A browser that saves the page as it is now would save it, and run it too early.
    script.remove();
  };

  const open = async () => {
    const [unpacked, ...texts] = await Promise.all([figures, ...scripts].map(unpack));
    window.unpackedFigures = unpacked ?? '';
    for (const text of texts) run(text);
  };

  window.unpackedFigures = '';
  open().catch(() => window.sayIncomplete());
}

/**
 * Defines how the page reloads, and how the file says that it is incomplete instead of showing half a page. It says so
 * unless its last script has run and its styles are whole.
 *
 * The file's head has the text of this function, so it cannot use anything from outside.
 */
export function watchFile(): void {
  window.reloadAnew = async () => location.reload();
  window.sayIncomplete = () => {
    const message = document.createElement('p');
    message.role = 'alert';
    message.className = 'incomplete';
    message.textContent = document.querySelector<HTMLMetaElement>('meta[name=incomplete]')?.content ?? '';
    document.body.replaceChildren(message);
  };
  addEventListener('DOMContentLoaded', () => {
    // A browser refuses styles whose hash is not in the file's policy, and the page would be unreadable.
    const isStyled = document.querySelector('style')?.sheet;
    if (window.unpackedFigures === undefined || !isStyled) window.sayIncomplete();
  });
}

declare global {
  interface Window {
    /** Replaces the page by the sentence that this file is incomplete: defined in the head of the one-file edition. */
    sayIncomplete: () => void;
    /** The figures in the one-file edition, as JSON: there once the file's last script runs. */
    unpackedFigures?: string;
  }
}
