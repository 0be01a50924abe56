/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-return
   -- plain JavaScript, since what teaches a runner to read types has to do without them */
let test = 0;

/** A WeakMap that knows only what was put into it during the present test, so that no fault outlives its own run. */
class ShortMemory extends WeakMap {
  get(key) {
    const kept = super.get(key);
    return kept?.test === test ? kept.value : undefined;
  }

  has(key) {
    return super.get(key)?.test === test;
  }

  set(key, value) {
    return super.set(key, { test, value });
  }
}

/** Another test begins. */
function forget() {
  test += 1;
}

module.exports = { ShortMemory, forget };
