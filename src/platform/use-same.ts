import { useMemo } from 'react';

/**
 * Returns the same object until one of its values is another, for a context or a component that renders again only then.
 * @param made with the same keys each time
 */
export function useSame<Made extends object>(made: Made): Made {
  // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- they are all that the object has
  return useMemo(() => made, Object.values(made));
}
