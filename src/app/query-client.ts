import { QueryClient } from '@tanstack/react-query';

/**
 * Look-ups never go stale, are not repeated on focus, and are not retried. They are tried whatever the browser says
 * of the network: a look-up that cannot work has to fail, not to wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
