/** What a person has chosen for all pages. Cookies, so that the server sends the page in these colours and words. */
type Preference = 'language' | 'scheme';

const year = 31_536_000;

/** A choice made before, on this browser. */
export function readPreference(name: Preference): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Remembers a choice for a year. */
export function storePreference(name: Preference, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
