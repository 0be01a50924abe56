import '@mantine/core/styles/global.css';
import '@mantine/core/styles/default-css-variables.css';
import './kit/tokens.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newQueryClient } from './api/queries';
import { schemeManager } from './kit/scheme';
import { LanguageProvider } from './words/language';
import type { Language } from './words/dictionary';

/** What every page stands in; a test fixes the language. */
export function Providers({ children, language }: { readonly children: ReactNode; readonly language?: Language }) {
  const [queries] = useState(newQueryClient);
  return (
    <MantineProvider colorSchemeManager={schemeManager} defaultColorScheme="auto" theme={{ fontFamily: 'inherit' }}>
      <QueryClientProvider client={queries}>
        <LanguageProvider {...(language === undefined ? {} : { first: language })}>{children}</LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
