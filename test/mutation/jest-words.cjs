/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return, no-underscore-dangle
   -- plain JavaScript, since what teaches a runner to read types has to do without them */
const Module = require('node:module');
require('../tools/ts-hook.cjs');
const { expect } = require('expect');
const fc = require('fast-check');
const { bind } = require('jest-each');
const { interfaces } = require('mocha');
const { ShortMemory, forget } = require('./short-memory.cjs');

const fewRuns = 50;

// A fault that is noticed once is noticed again: the draws are the same in every run, few, and a failure is not made smaller.
process.env.SKAT_SEED = '1886';
const { assert: inFull } = fc;
const assert = (property, asked) =>
  inFull(property, { ...asked, numRuns: Math.min(asked.numRuns, fewRuns), endOnFailure: true });
require.cache[require.resolve('fast-check')].exports = { ...fc, assert };

globalThis.expect = expect;
globalThis.ShortMemory = ShortMemory;

const loadTypeScript = Module._extensions['.ts'];
Module._extensions['.ts'] = (module, file) => {
  const compile = module._compile;
  module._compile = (code, name) =>
    compile.call(module, `"use strict"; const WeakMap = globalThis.ShortMemory; ${code}`, name);
  loadTypeScript(module, file);
};

const { bdd } = interfaces;

/** Mocha's interface with the words that the tests of the cores use, which are Jest's. */
interfaces.bdd = (suite) => {
  bdd(suite);
  suite.on('pre-require', (context) => {
    const { describe, it } = context;
    describe.each = bind(describe, false);
    it.each = bind(it);
    it.todo = (title) => it(title);
    Object.assign(context, { test: it, beforeAll: context.before, afterAll: context.after });
  });
};

module.exports = { mochaHooks: { beforeEach: forget } };
