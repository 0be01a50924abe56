/** Stands for every stylesheet: a class is called as the source calls it. */
const names = new Proxy({}, { get: (_styles, name) => (name === '__esModule' ? false : name) });

module.exports = names;
