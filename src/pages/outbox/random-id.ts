/** A random UUID; made by hand, because pages over plain http have no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [0, 8, 12, 16, 20, 32]
    .flatMap((end, index, ends) => (index === 0 ? [] : [hex.slice(ends[index - 1], end)]))
    .join('-');
}

/** The id of this device, the same for as long as the browser remembers. */
export function deviceId(): string {
  const known = localStorage.getItem('device');
  if (known !== null) return known;
  const made = randomId();
  localStorage.setItem('device', made);
  return made;
}
