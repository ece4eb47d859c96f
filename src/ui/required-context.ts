import { createContext, use } from 'react';

/**
 * Creates a context without a default value.
 * @param name the provider's name, for the error outside of it
 * @returns the provider and the hook that reads it
 */
export function createRequiredContext<Value extends object>(name: string) {
  const RequiredContext = createContext<Value | null>(null);
  const useValue = () => {
    const value = use(RequiredContext);
    if (!value) throw new Error(`This component must be inside a <${name}>.`);
    return value;
  };
  return [RequiredContext, useValue] as const;
}
