const REVOKE_AFTER_MS = 60_000;

/** Starts the download of a file, under its name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
