import { QueryClient } from '@tanstack/react-query';
import { Refused } from './refused';

/** Reading: what was seen stays on the screen while it is asked for again; a refusal is not asked for twice. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => !(error instanceof Refused) && failures < 2,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
