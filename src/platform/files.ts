export function canShareFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  // Some browsers have `share` without `canShare`, unlike TypeScript's types.
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [new File([], name, { type })] }) ?? false;
}

/** Opens the device's share sheet with a file. Closing the sheet is not an error. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const REVOKE_AFTER_MS = 60_000;

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
