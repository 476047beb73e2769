// Foundations first. A domain may use the ones before it, never one after.
export const domains = [
  'audit',
  'settings',
  'accounts',
  'notifications',
  'catalogue',
  'consultants',
  'ledger',
  'payments',
  'orders',
  'wallet',
  'payouts',
  'locker',
  'memberships',
  'packages',
  'availability',
  'calls',
  'bookings',
  'talks',
  'questions',
  'reviews',
  'enquiries',
  'learning',
  'workshops',
  'products',
  'services',
  'content',
  'discovery',
  'admin',
]

const tests = '\\.test\\.tsx?$'
/** What the browser may load of the contract: files without imports. */
const browserConstants =
  '([a-z]+/constants|[a-z]+/[a-z]+-names|constants|problems|file-problems|reasons|states|own-path|orders/tax-ids|settings/brand-colours|settings/gst-kinds|payouts/banks|accounts/contact-mask)\\.ts$'
const inDomain = '^server/src/domains'

/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    // Imports of types count too.
    never('no-cycles', {}, { circular: true }),
    never(
      'every-import-resolves',
      {},
      // The last three are installed by the commands that need them.
      { couldNotResolve: true, pathNot: '^virtual:|^(lighthouse|puppeteer-core|subset-font)$' },
    ),
    never(
      'contract-is-a-leaf',
      { path: '^contract/', pathNot: tests },
      { path: '.', pathNot: '^contract/|node_modules/zod/' },
    ),
    never(
      'browser-constants-load-nothing',
      { path: `^contract/src/${browserConstants}` },
      { pathNot: `^contract/src/${browserConstants}`, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'platform-knows-no-domain',
      { path: '^server/src/platform/', pathNot: tests },
      { path: '^server/src/(domains/|app\\.ts|main\\.ts)' },
    ),
    never(
      'domains-meet-in-public',
      { path: `${inDomain}/([^/]+)/` },
      { path: `${inDomain}/[^/]+/(?!public\\.ts$)`, pathNot: `${inDomain}/$1/` },
    ),
    never(
      'outsiders-enter-by-public-service-or-rules',
      { pathNot: `^server/|${tests}` },
      { path: `${inDomain}/`, pathNot: '/(public|service|rules)\\.ts$' },
    ),
    never('every-domain-has-its-place', { path: `${inDomain}/(?!(${domains.join('|')})/)` }, { path: '.' }),
    ...domains
      .slice(0, -1)
      .map((domain, i) =>
        never(
          `${domain}-looks-back-only`,
          { path: `${inDomain}/${domain}/` },
          { path: `${inDomain}/(${domains.slice(i + 1).join('|')})/` },
        ),
      ),
    never(
      'sql-lives-in-queries',
      { path: `${inDomain}/`, pathNot: `/queries\\.ts$|${tests}` },
      { path: 'node_modules/(kysely|pg|pg-[\\w-]+)/', dependencyTypesNot: ['type-only'] },
    ),
    never('web-knows-only-the-contract', { path: '^web/app/' }, { path: '^(server|demo|scripts|bench|stress|e2e)/' }),
    never(
      'server-knows-no-page',
      { path: '^(server/src|contract)/', pathNot: tests },
      { path: '^(web|e2e|bench|stress|scripts)/' },
    ),
    never(
      'browser-loads-no-validator',
      { path: '^web/app/' },
      {
        path: `^contract/src/(?!${browserConstants})|node_modules/zod/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    // screens → shell → features → domains → ui → lib
    never('shell-knows-no-screen', { path: '^web/app/shell/' }, { path: '^web/app/screens/' }),
    never('features-know-no-page', { path: '^web/app/features/' }, { path: '^web/app/(screens|shell)/' }),
    never('web-domains-do-not-combine', { path: '^web/app/domains/' }, { path: '^web/app/(screens|shell|features)/' }),
    never('ui-knows-no-domain', { path: '^web/app/ui/' }, { path: '^web/app/(domains|features|screens|shell)/' }),
    never(
      'lib-is-below-all',
      { path: '^web/app/(lib|theme)/' },
      { path: '^web/app/(ui|domains|features|screens|shell)/' },
    ),
    never(
      'ui-and-lib-call-no-endpoint',
      { path: '^web/app/(ui|lib|theme)/', pathNot: tests },
      { path: '^contract/src/[^/]+/', pathNot: `^contract/src/${browserConstants}` },
    ),
    never(
      'web-domains-do-not-mix',
      { path: '^web/app/domains/([^/]+)/' },
      { path: '^web/app/domains/', pathNot: '^web/app/domains/$1/' },
    ),
    never(
      'tests-stay-out-of-the-product',
      { path: '^(contract|server/src|web/app|demo)/', pathNot: tests },
      { path: `${tests}|^server/test/` },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router|\\+types|^web/build/|\\.data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
