/** The Trusted Types that the file's policy allows. */
interface TrustedScripts {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => string };
}

/**
 * Unpacks and runs the code of the one-file edition, or shows what the file says for the case that some of it is missing.
 * Browsers run only code whose hash is in the file's policy.
 *
 * The file ends with the text of this function, so it cannot use anything from outside.
 * @param parts the ids of the packed scripts, in the order in which they run
 */
export function openFile(parts: readonly string[]): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's types lack it
  const { trustedTypes } = window as { trustedTypes?: TrustedScripts };
  const policy = trustedTypes?.createPolicy('one-file', { createScript: (text) => text });

  const unpack = async (id: string): Promise<string> => {
    const packed = atob(document.getElementById(id)?.textContent ?? '');
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    // With a checksum, so that a damaged file is not half understood.
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  };

  const run = async () => {
    for (const id of parts) {
      // oxlint-disable-next-line no-await-in-loop -- each needs the one before
      const text = await unpack(id);
      const script = document.createElement('script');
      script.textContent = policy?.createScript(text) ?? text;
      document.body.append(script);
      document.getElementById(id)?.remove();
    }
  };

  Object.assign(window, { unpack });
  run().catch(() => window.sayIncomplete());
}

/**
 * Says that the file is incomplete, in the place of half a page, unless its last script has run.
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
    if (!('unpack' in window)) window.sayIncomplete();
  });
}

declare global {
  interface Window {
    /** Replaces the page by the sentence that this file is incomplete: defined in the head of the one-file edition. */
    sayIncomplete: () => void;
  }
}
