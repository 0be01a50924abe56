/** The arrows between the parts of the house: web -> modules -> persistence, platform, competition, rules; competition -> rules -> nothing. */
module.exports = {
  forbidden: [
    {
      name: 'rules-import-nothing',
      comment: 'The rules could be published as a library: no other part, no package, no builtin.',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'competition-imports-the-door-of-the-rules',
      severity: 'error',
      from: { path: '^src/competition/' },
      to: { pathNot: '^src/(competition/|rules/index\\.ts$)' },
    },
    {
      name: 'platform-knows-no-other-part',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/platform/' },
    },
    {
      name: 'persistence-knows-only-the-cores',
      severity: 'error',
      from: { path: '^src/persistence/' },
      to: { path: '^src/', pathNot: '^src/(persistence|rules|competition)/' },
    },
    {
      name: 'persistence-takes-types-only',
      severity: 'error',
      from: { path: '^src/persistence/' },
      to: { path: '^src/(rules|competition)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-meet-at-their-doors',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'cores-and-platform-have-one-door',
      severity: 'error',
      from: { path: '^src/(modules|web|persistence|[^/]+\\.ts$)' },
      to: { path: '^src/(rules|competition|platform)/', pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-know-nobody-above',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/(web/|[^/]+\\.ts$)' },
    },
    {
      name: 'web-asks-modules-only',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/', pathNot: '^src/(web/|platform/index\\.ts$|modules/[^/]+/index\\.ts$)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
