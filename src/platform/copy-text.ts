/** Puts a text into the device's clipboard. @returns whether the browser allowed that */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or, where the page did not come over HTTPS, not there at all.
    return false;
  }
}
