/** Keys that do something else, or nothing by themselves. */
const OTHER_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'Dead']);

/** Whether a key is meant for the view, not for the browser or the device: a letter, a space, Escape, an arrow. */
const isMeant = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !ctrlKey &&
  !altKey &&
  !metaKey &&
  !OTHER_KEYS.has(key) &&
  !/^(F\d|Audio|Media|Brightness|Launch)/.test(key);

/** Follows a link at any key while the link is not hidden. Enter on the link itself is the browser's. */
export const leaveOnInput = (link: HTMLAnchorElement): void =>
  addEventListener('keydown', (event) => {
    const isOnLink = event.target === link && event.key === 'Enter';
    if (!link.hidden && !isOnLink && isMeant(event)) link.click();
  });
