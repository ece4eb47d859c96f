import { type ComponentType, lazy } from 'react';

const forEver = new Promise<never>(() => undefined);

/**
 * A component whose code is loaded later. Within a `Suspense`, it stays as it was prerendered until then, or if loading
 * fails; its properties must not change meanwhile, since React then drops what was prerendered.
 * @param load loads the code
 */
export const lazyPrerendered = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => load().catch(() => forEver));
