/** Whether the device has a share sheet that takes such a file. */
export function canShareFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  // Some browsers have the one function without the other; the type of the page's library promises both.
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [new File([], name, { type })] }) ?? false;
}

/** Hands a file to the device's share sheet. Whoever closes the sheet again has changed their mind: no error. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      throw new Error('', { cause: error });
  }
}
