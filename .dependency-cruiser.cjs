/** Import rules. Each rule's comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * Features, lowest first: each may import those before it and none of those after it. Platform depends on no feature;
 * app puts the features together; boot starts app.
 */
const order = [
  'platform',
  'providers',
  'visits',
  'referrals',
  'leads',
  'marketing',
  'market',
  'accounts',
  'membership',
  'publishing',
  'brokerage',
  'research',
  'signals',
  'investing',
  'places',
  'search',
  'my-account',
  'sample-data',
  'app',
  'boot',
  'ops',
];
const after = (feature) => order.slice(order.indexOf(feature) + 1).join('|');

/** The order of content: the marketing pages describe every feature, and help quotes the marketing pages. */
const contentOrder = [...order.slice(1, order.indexOf('search')), 'my-account', 'marketing', 'search'].filter(
  (feature, at, all) => all.lastIndexOf(feature) === at,
);
/** Each feature with those after it. */
const following = (features) =>
  features.slice(0, -1).map((feature, at) => ({ feature, later: features.slice(at + 1).join('|') }));

/** Folders of components that every feature may use. Any other folder is a feature, including new ones. */
const shared = 'ui|blocks|charts|modals|layout|toasts|documents|symbol-search|styleguide';
const features = `^components/(?!(?:${shared})/)([^/]+)/`;

module.exports = {
  forbidden: [
    rule('no-circular', 'Two files need each other: move what both need to a lower layer.', {}, { circular: true }),
    rule(
      'domain-imports-nothing-above',
      'Domain functions are pure: pass the value in instead of importing a higher layer.',
      { path: '^lib/domain' },
      { path: '^(lib/(charts|contracts|content|client|server)|components|pages)' },
    ),
    rule(
      'contracts-know-domain-only',
      'Contracts speak zod and domain only: move the rule to lib/domain or to a service.',
      { path: '^lib/contracts' },
      { path: '^(lib/(charts|content|client|server)|components|pages)' },
    ),
    rule(
      'content-is-data',
      'Content is typed data over domain: draw it in lib/charts and render it in components/blocks.',
      { path: '^lib/content' },
      { path: '^(lib/(charts|contracts|client|server)|components|pages)' },
    ),
    rule(
      'charts-take-values',
      'A drawing is computed from domain values and named by content: pass in what was fetched.',
      { path: '^lib/charts' },
      { path: '^(lib/(contracts|client|server)|components|pages)' },
    ),
    rule(
      'charts-are-for-pages',
      'The API sends values: draw them in page-props or in the browser.',
      { path: '^lib/server/', pathNot: '/page-props/|^lib/server/app/(share-pictures|site-files)/' },
      { path: '^lib/charts' },
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
      { path: '^(lib/charts|components|pages)' },
    ),
    rule(
      'ui-is-a-primitive',
      'components/ui fits any product: take what you show as props.',
      { path: '^components/ui' },
      { path: '^(components/(?!ui/)|lib/(charts|contracts|client|content|server))' },
    ),
    rule(
      'charts-are-wrapped-once',
      'Draw through components/charts: its frame requires the source of the numbers.',
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
      'components-follow-the-order',
      'A feature does not use one that comes later in the order of features: compose them in the page, or pass a slot.',
      { path: features },
      { path: features, pathNot: `^components/(?:$1|${order.join('|')})/` },
    ),
    ...order
      .slice(2, -1)
      .map((feature) =>
        rule(
          'components-follow-the-order',
          'A feature does not use one that comes later in the order of features: compose them in the page, or pass a slot.',
          { path: `^components/${feature}/` },
          { path: `^components/(?:${after(feature)})/` },
        ),
      ),
    ...following(order).flatMap(({ feature, later }) =>
      ['contracts', 'domain'].map((layer) =>
        rule(
          'contracts-and-domain-follow-the-order',
          'A feature does not use one that comes later in the order of features: move what both need to the earlier one.',
          { path: `^lib/${layer}/${feature}(?:/|\\.)` },
          { path: `^lib/(?:contracts|domain)/(?:${later})(?:/|\\.)` },
        ),
      ),
    ),
    rule(
      'shared-rules-know-no-feature',
      'What every feature uses depends on none: move what it needs to the shared folder.',
      { path: '^lib/(?:contracts|domain)/shared/' },
      { path: '^lib/(?:contracts|domain)/(?!shared/)' },
    ),
    ...following(contentOrder).map(({ feature, later }) =>
      rule(
        'content-follows-the-order',
        'A feature’s content does not quote one that comes later: move what both need to the earlier one.',
        { path: `^lib/content/${feature}/` },
        { path: `^lib/content/(?:${later})/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
    rule(
      'shared-content-knows-no-feature',
      'What every feature uses depends on none: move what it needs to the shared folder.',
      { path: '^lib/content/shared/' },
      { path: '^lib/(?:content|domain)/(?!shared/)', dependencyTypesNot: ['type-only'] },
    ),
    ...order.slice(0, -1).map((feature) =>
      rule(
        'features-follow-the-order',
        'A feature does not use one that comes later in the order of features: move what both need to the earlier one.',
        // Page data goes through the API client, which is above all features.
        { path: `^lib/server/${feature}/`, pathNot: '/page-props/' },
        { path: `^lib/server/(?:${after(feature)})/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
    rule(
      'pages-use-page-props',
      'A page takes its data from a page-props folder, never from deeper in the server.',
      { path: '^pages/(?!api/)' },
      { path: '^lib/server/', pathNot: '/page-props/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-pages-use-services',
      'The launcher serves the API. A route of Next reaches the server through its services only.',
      { path: '^pages/api' },
      { path: '^lib/server/(?!platform/site-services)' },
    ),
    rule(
      'page-props-use-the-client',
      'Page data comes through the derived client, not from a repository.',
      { path: '^lib/server/.+/page-props/' },
      { path: '^lib/server/(?:.+-(?:routes|repository|job|commands)\\.|platform/db/|providers/)' },
    ),
    rule(
      'page-props-hold-no-state',
      'Pages have a module graph of their own: reach what has state (settings, log, clock, API) through siteServices().',
      { path: '^lib/server/.+/page-props/' },
      {
        path: '^lib/server/',
        pathNot:
          '/page-props/|platform/(site-services|errors|http/failures|settings/is-building)\\.|(agreement-fingerprint|legal-facts|promise-report|visit-source)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'stateless-for-pages',
      'Pages import this module into their own graph, where state would be a second copy: keep it free of both.',
      {
        path: '^lib/server/(platform/(site-services|errors|http/failures|db/faults|settings/is-building|sealing/crypto|http/privacy-signal)\\.|.+/(agreement-fingerprint|legal-facts|promise-report|visit-source)\\.ts$)',
      },
      {
        path: '^lib/server/',
        pathNot: 'platform/(errors|db/faults|sealing/crypto|http/privacy-signal)\\.',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'pages-never-refresh',
      'A page is made without a session, and a token refreshed there would be lost: ask in the browser for what a member may see.',
      { path: '^lib/server' },
      { path: '^lib/client/(session/(session|refresh|lock)|http/http)', reachable: true },
    ),
    rule(
      'page-props-hold-no-tokens',
      'Signing in, refreshing and signing out are the browser’s: its session keeps the tokens.',
      { path: '^lib/server/.+/page-props/' },
      { path: '^lib/contracts/accounts/(auth|session)' },
    ),
    rule(
      'routes-not-db',
      'A route calls a service or a repository: SQL lives in repositories.',
      { path: '^lib/server/.+-routes\\.ts$' },
      { path: '^lib/server/(platform/db/(?!pool)|providers|app/app)' },
    ),
    rule(
      'services-not-http',
      'A service does not know HTTP: take plain arguments.',
      {
        path: '^lib/server/',
        pathNot: '^lib/server/(platform|app|boot|ops|providers)/|-(routes|commands)\\.|/page-props/',
      },
      {
        path: '^lib/server/(platform/http/(?!network|origin|response-cache|cursor|excluded-visits|privacy-signal|regenerate-pages)|.+-routes\\.)',
      },
    ),
    rule(
      'repositories-only-db',
      'A repository speaks SQL only: the service combines it with providers.',
      { path: '^lib/server/.+-repository\\.ts$' },
      {
        path: '^lib/server/(?!platform/)',
        pathNot: '-repository\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'providers-not-repositories',
      'A provider translates its vendor only: the service keeps the rows.',
      { path: '^lib/server/providers' },
      { path: '^lib/server/(?:.+-(?:routes|repository)\\.|platform/(?:db|http)/(?!network|origin))' },
    ),
    rule(
      'sql-in-repositories',
      'Only repositories, the database folder and start-up speak drizzle: call a repository.',
      {
        path: '^lib/server',
        pathNot: '-repository\\.ts$|^lib/server/(platform/db|platform/outbox|sample-data|app/jobs|boot|ops)/',
      },
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
