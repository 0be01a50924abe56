/** What jsdom lacks and pages ask for. */
export function withBrowser(): void {
  globalThis.matchMedia ??= (media) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  globalThis.scrollTo = () => undefined;
}
