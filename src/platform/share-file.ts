/** Whether the device can share such a file. */
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
