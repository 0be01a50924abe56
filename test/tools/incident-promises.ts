/** A question of the service as JSON. */
export type Asked = Readonly<Record<string, unknown>>;

/** A question with a value set at a pointer; objects on the way are made. */
const setAt = (asked: Asked, [name = '', ...rest]: readonly string[], value: unknown): Asked => {
  const inner = (asked[name] ?? {}) as Asked;
  return { ...asked, [name]: rest.length === 0 ? value : setAt(inner, rest, value) };
};

/** The question with everything told that an answer says to set. */
export const told = (asked: Asked, set: Readonly<Record<string, unknown>>): Asked =>
  Object.entries(set).reduce((so, [pointer, value]) => setAt(so, pointer.split('/').slice(1), value), asked);
