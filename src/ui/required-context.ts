import { type Context, createContext, use } from 'react';

/**
 * A context without a default.
 * @param name what its provider is called, for the error of a reader outside of it
 * @returns the provider, and the hook that reads it
 */
export function createRequiredContext<Value extends object>(
  name: string,
): [provider: Context<Value | null>, useValue: () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  const useValue = () => {
    const value = use(RequiredContext);
    if (!value) throw new Error(`There is no <${name}> around this component.`);
    return value;
  };
  return [RequiredContext, useValue];
}
