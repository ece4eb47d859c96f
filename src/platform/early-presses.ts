/** What a press of needs the page's script: not a link, nor a button that opens a popover. The form reads its own fields. */
const CONTROLS = '.page :is(button:not([popovertarget]), [type="checkbox"]:not(#manual))';

/**
 * Takes what was pressed before the page's script could answer. Call this before it can.
 * @returns a function that presses it again, for when the page works
 */
export function takeEarlyPresses(): () => void {
  const presses = (window.takeEarlyPresses?.() ?? []).flatMap((element) => {
    const control = element.closest<HTMLButtonElement | HTMLInputElement>(CONTROLS);
    return control ? [{ control, wasChecked: 'checked' in control && !control.checked }] : [];
  });
  return () => {
    for (const { control, wasChecked } of presses) {
      // One that is no longer in the page was replaced.
      const now = control.isConnected ? control : document.getElementById(control.id);
      if (now instanceof HTMLInputElement) now.checked = wasChecked;
      now?.click();
    }
  };
}
