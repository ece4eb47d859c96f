/** A letter or another character, and the keys that people press to get out or on. Media keys and shortcuts are not. */
const LEAVING = /^(?:.|Escape|Enter|Backspace|Delete|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/u;

/** Whether a key is meant for the view, not for the browser or the device. */
export const isMeant = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !ctrlKey && !altKey && !metaKey && LEAVING.test(key);

/** Follows a link at any key while the link is not hidden. Enter on the link itself is the browser's. */
export const leaveOnInput = (link: HTMLAnchorElement): void =>
  addEventListener('keydown', (event) => {
    const isOnLink = event.target === link && event.key === 'Enter';
    if (!link.hidden && !isOnLink && isMeant(event)) link.click();
  });
