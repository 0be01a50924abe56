import { type MantineColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { readPreference, storePreference } from './preferences';

/** Keeps the choice of light or dark where the server sees it too. */
export const schemeManager: MantineColorSchemeManager = {
  get: (byDefault) => {
    const chosen = readPreference('scheme');
    return chosen === 'light' || chosen === 'dark' ? chosen : byDefault;
  },
  set: (scheme) => storePreference('scheme', scheme),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => storePreference('scheme', ''),
};

/** Whether the page is dark, and how to turn it over. */
export function useScheme(): { readonly dark: boolean; readonly turn: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return { dark, turn: () => setColorScheme(dark ? 'light' : 'dark') };
}
