import { useEffect, useState } from 'react';

/** Code that is loaded if it is needed; `null` until then. @param load fetches it, and again after a failure */
export function useLateCode<Code>(
  isNeeded: boolean,
  load: () => Promise<Code>,
  loaded: () => Code | null,
): Code | null {
  const [, setLoaded] = useState(loaded);
  // oxlint-disable-next-line react/exhaustive-deps -- at each render: a section with the same code has a message, and its retry renders this
  useEffect(() => {
    if (isNeeded && !loaded()) load().then(setLoaded, () => undefined);
  });
  return isNeeded ? loaded() : null;
}
