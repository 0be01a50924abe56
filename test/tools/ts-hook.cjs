/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, no-underscore-dangle --
   what teaches node to read types has to do without them itself */
// Lets node run the sources as they are: node --require ./test/tools/ts-hook.cjs src/main.ts
const Module = require('node:module');
const path = require('node:path');
const { transformFileSync } = require('@swc/core');

const configFile = path.resolve(__dirname, '../../.swcrc');

Module._extensions['.ts'] = (module, file) => {
  module._compile(transformFileSync(file, { configFile, sourceMaps: 'inline' }).code, file);
};
