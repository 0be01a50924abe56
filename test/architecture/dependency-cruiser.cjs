/** The modules and files that others may import. */
const doors = '(?:questions|events|carriers)/[^/]+/index\\.ts$|questions/[^/]+\\.ts$|access/index\\.ts$';

/**
 * The arrows between the parts of the house: web -> modules -> persistence, platform, chronicle, competition, rules;
 * chronicle -> competition, rules; competition -> rules -> nothing.
 * Among the modules: carriers -> events -> questions, and access beside them.
 */
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
      name: 'chronicle-asks-the-cores-only',
      comment: 'What can happen in an event, and what follows from it, depends on no database and on no request.',
      severity: 'error',
      from: { path: '^src/chronicle/' },
      to: { pathNot: '^src/(chronicle/|(rules|competition)/index\\.ts$)|^node_modules/zod/' },
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
      to: { path: '^src/', pathNot: '^src/(persistence|rules|competition|chronicle)/' },
    },
    {
      name: 'persistence-takes-types-only',
      severity: 'error',
      from: { path: '^src/persistence/' },
      to: { path: '^src/(rules|competition|chronicle)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-meet-at-their-doors',
      comment: 'A file that stands in a wing itself is shared by all: it has no module behind it.',
      severity: 'error',
      from: { path: '^src/modules/\\w+/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: `^src/modules/(\\w+/$1/|${doors})` },
    },
    {
      name: 'modules-meet-at-their-doors',
      severity: 'error',
      from: { path: '^src/modules/access/' },
      to: { path: '^src/modules/', pathNot: `^src/modules/(access/|${doors})` },
    },
    {
      name: 'tools-have-doors',
      severity: 'error',
      from: { path: '^src/(?!tools/)' },
      to: { path: '^src/tools/', pathNot: '^src/tools/\\w+/index\\.ts$' },
    },
    {
      name: 'questions-ask-nobody',
      comment: 'A question needs no key, no event and no row.',
      severity: 'error',
      from: { path: '^src/modules/questions/' },
      to: { path: '^src/(modules/(access|events|carriers)|persistence|tools)/' },
    },
    {
      name: 'events-know-no-carriers',
      comment: 'What happens in an event does not depend on who hears of it.',
      severity: 'error',
      from: { path: '^src/modules/events/' },
      to: { path: '^src/(modules/carriers|tools)/' },
    },
    {
      name: 'cores-and-platform-have-one-door',
      severity: 'error',
      from: { path: '^src/(modules|tools|web|persistence|[^/]+\\.ts$)' },
      to: { path: '^src/(rules|competition|chronicle|platform)/', pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-know-nobody-above',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/(web/|[^/]+\\.ts$)' },
    },
    {
      name: 'tools-show-no-pages',
      severity: 'error',
      from: { path: '^src/tools/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-asks-modules-only',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/', pathNot: `^src/(web/|platform/index\\.ts$|modules/(${doors}))` },
    },
    {
      name: 'pages-know-no-server',
      comment: 'The pages run in a browser and use the API as any client would; of the rules they take what they need.',
      severity: 'error',
      from: { path: '^src/pages/' },
      // The types of the contract are made from openapi.yaml, and no file for the resolver.
      to: { pathNot: '^(src/(pages|rules|competition)/|node_modules/|[.]{1,2}/(api/)?contract$)' },
    },
    {
      name: 'nobody-needs-the-pages',
      severity: 'error',
      from: { path: '^src/(?!pages/)' },
      to: { path: '^src/pages/' },
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
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
