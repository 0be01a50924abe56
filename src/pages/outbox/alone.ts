/** How long a tab that sends is believed to live without a word, in milliseconds. */
const leaseLength = 20_000;

/**
 * Runs work while no other tab of this browser does the same; does nothing where one does. Pages over plain http have no locks
 * and lease a place in the storage instead.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks !== undefined) {
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
    });
    return;
  }
  const place = `lease:${name}`;
  if (Number(localStorage.getItem(place) ?? 0) > Date.now()) return;
  localStorage.setItem(place, String(Date.now() + leaseLength));
  try {
    await work();
  } finally {
    localStorage.removeItem(place);
  }
}
