const REVOKE_AFTER_MS = 60_000;

/** Offers a file to the visitor under a name, as if they had followed a link to it. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
