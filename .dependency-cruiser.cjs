/** The import law. Each rule's comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Rooms that others may use. Every other room is a feature, a new one as well. */
const shared = 'ui|blocks|charts|modals|layout|toasts|documents|symbol-search|stories|styleguide';
const features = `^components/(?!(?:${shared})/)([^/]+)/`;

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'Two files need each other: move what both need down a floor.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'domain-is-ground',
      'Domain functions are pure: pass the value in instead of importing a floor above.',
      { path: '^lib/domain' },
      { path: '^(lib/(contracts|content|client|server)|components|pages)' },
    ),
    rule(
      'contracts-know-domain-only',
      'Contracts speak zod and domain only: move the rule to lib/domain or to a service.',
      { path: '^lib/contracts' },
      { path: '^(lib/(content|client|server)|components|pages)' },
    ),
    rule(
      'content-is-data',
      'Content is typed data over domain: render it in components/blocks.',
      { path: '^lib/content' },
      { path: '^(lib/(contracts|client|server)|components|pages)' },
    ),
    rule(
      'client-not-server',
      'Browser code calls the API through a contract client; only types may come from lib/server.',
      { path: '^(lib/client|components)' },
      { path: '^lib/server', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'client-shows-nothing',
      'The network layer throws; the caller decides what to show.',
      { path: '^lib/client' },
      { path: '^(components|pages)' },
    ),
    rule(
      'ui-is-a-primitive',
      'components/ui fits any product: take what you show as props.',
      { path: '^components/ui' },
      { path: '^(components/(?!ui/)|lib/(contracts|client|content|server))' },
    ),
    rule(
      'charts-are-wrapped-once',
      'Draw through components/charts: its frame asks of each chart where its numbers come from.',
      { path: '^(components/(?!charts/)|lib|pages)' },
      { path: 'node_modules/(recharts|lightweight-charts)/' },
    ),
    rule(
      'middle-not-features',
      'Charts, modals, toasts and layout do not know features: let the page compose them, or pass a slot.',
      { path: '^components/(charts|modals|toasts|layout|documents|symbol-search)/' },
      { path: features },
    ),
    rule(
      'features-stay-apart',
      'A feature does not use another feature: move what both need down a floor, or compose them in the page.',
      { path: features },
      { path: features, pathNot: '^components/$1/' },
    ),
    rule(
      'pages-are-signposts',
      'A page takes its data from lib/server/page-props, never from deeper in the server.',
      { path: '^pages/(?!api/)' },
      { path: '^lib/server/(?!page-props)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-page-mounts-http',
      'pages/api mounts lib/server/http and nothing else.',
      { path: '^pages/api' },
      { path: '^lib/server/(?!http)' },
    ),
    rule(
      'page-props-use-the-client',
      'Page data comes through the derived client, not from a repository.',
      { path: '^lib/server/page-props' },
      { path: '^lib/server/(api|services|repositories|db|providers)/' },
    ),
    rule(
      'pages-never-refresh',
      'A page is made without a session, and a token refreshed there would be lost: ask in the browser for what a member may see.',
      { path: '^lib/server' },
      { path: '^lib/client/(session|refresh|lock|http)', reachable: true },
    ),
    rule(
      'page-props-hold-no-tokens',
      'Signing in, refreshing and signing out are the browser’s: its session keeps the tokens.',
      { path: '^lib/server/page-props' },
      { path: '^lib/contracts/(auth|session)' },
    ),
    rule(
      'handlers-not-db',
      'A handler calls a service or a repository: SQL lives in lib/server/repositories.',
      { path: '^lib/server/api' },
      { path: '^lib/server/(db/(?!pool)|providers|http/app)' },
    ),
    rule(
      'services-not-http',
      'A service does not know HTTP: take plain arguments.',
      { path: '^lib/server/services' },
      { path: '^lib/server/(http|api)/' },
    ),
    rule(
      'repositories-only-db',
      'A repository speaks SQL only: the service combines it with providers.',
      { path: '^lib/server/repositories' },
      { path: '^lib/server/(services|providers|api|http)/' },
    ),
    rule(
      'providers-not-repositories',
      'A provider translates its vendor only: the service keeps the rows.',
      { path: '^lib/server/providers' },
      { path: '^lib/server/(services|repositories|api|http|db)/' },
    ),
    rule(
      'sql-in-repositories',
      'Only repositories, db and jobs speak drizzle: call a repository.',
      { path: '^lib/server', pathNot: '^lib/server/(repositories|db|jobs|boot|ops|http/limits)' },
      { path: 'node_modules/drizzle-orm' },
    ),
    rule(
      'not-to-tests',
      'Production code does not import tests.',
      { path: '^(lib|components|pages)' },
      { path: '^(tests|e2e)/' },
    ),
    rule(
      'not-to-dev-dependency',
      'This package is only there while developing: add it to dependencies, or drop the import.',
      { path: '^(lib|components|pages)', pathNot: '(drizzle|lighthouse|config)\\.' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
