import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames, classOf } from './class-names.ts'
import { leanRouter } from './router-plugin.ts'
import { themeVariables } from './theme-plugin.ts'

const app = join(import.meta.dirname, 'app')

/**
 * What every visit loads first is bundled into a few files: many small ones compress a tenth worse, and each is one
 * more to wait for.
 */
const together = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 4 },
  {
    name: 'shared',
    test: /web\/app\/(?:root|entry\.client|shell\/layouts\/(?:public-layout|error-edge))\.tsx/,
    priority: 3,
  },
  // Shared by the pages with lists and choices.
  {
    name: 'choosing',
    test: /web\/app\/(?:lib\/(?:languages|money|form|use-reader-zone)|ui\/(?:when|page|breadcrumbs|empty-state|load-failed|segments|skeleton-lines)|domains\/consultants\/components\/[\w-]+|domains\/catalogue\/components\/sector-icon|features\/(?:favourites\/heart|talk-ring\/talk-to)|domains\/talks\/(?:paths|state))(?:\.module)?\.(?:tsx?|css)$/,
    priority: 2,
  },
  {
    name: 'listing',
    test: /web\/app\/(?:screens\/consultants(?:\.tsx|\/(?!filter-sheet|found-offers))|domains\/consultants\/(?:listing|components\/listing)\/|ui\/(?:switch-row|pages|when-near))/,
    priority: 1,
  },
  // What a profile needs to show and book slots; the dashboards use parts of it.
  {
    name: 'times',
    test: /web\/app\/(?:domains\/availability\/(?:api|choice|strip|price|components\/(?:day-strip|slot-choice|length-choice|mode-tabs|price-lines)(?:\.module)?|components\/month-calendar\.module)|domains\/bookings\/(?:hold-api|paths)|features\/(?:booking-actions\/(?:use-hold|slot-taken\.module)|slot-booking\/booking-panel\.module)|domains\/consultants\/profile\/api|domains\/reviews\/(?:a(?:ddress|pi)|components\/(?:rating-summary|review-item|reviews-section|stars)(?:\.module)?)|domains\/services\/api)\.(?:tsx?|css)$/,
    priority: 1,
  },
  // What every popup is made of: one file to wait for when one opens.
  {
    name: 'window',
    test: /web\/app\/ui\/operated\/(?:alert|badge|button|dialog|loader|mantine-scope|mobile-input|sheet|text-input|textarea)\.tsx$|@mantine\/form\/|@mantine\/core\/esm\/(?:core|components\/(?:Alert|Badge|Button|Textarea|InputBase|Input|InlineInput))\//,
    priority: 1,
  },
  // The realtime connection of signed-in users.
  {
    name: 'signed-in',
    test: /web\/app\/(?:shell\/(?:realtime\/own-|use-log-out|account-entries)|features\/talk-ring\/own-talk|domains\/talks\/current|lib\/server-events)/,
    priority: 1,
  },
]

/** Already loaded by every visit before any lazy chunk. */
const isThereAlready = (file: string) => /\/(?:rolldown-runtime|vendor|shared)-[^/]+\.js$/.test(file)

/**
 * What the parts that a profile opens rarely import is fetched a step later: every name of a file is a hash that adds
 * to the bytes of the profile.
 */
const isProfile = (file: string) => /\/consultant-profile-[^/]+\.js$/.test(file)

/** The names of scripts are part of the scripts that load them, and a hash cannot be compressed. */
const chunkFileNames = 'assets/[name]-[hash:7].js'

/** The one asset inlined in the stylesheet; all others are separate files. */
const isRupeeSign = (file: string) => file.endsWith('anek-devanagari-latin-ext-wght-normal.woff2')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeVariables(), classNames(), leanRouter(), reactRouter()],
  resolve: { alias: [{ find: /^~\//, replacement: `${app}/` }] },
  // Found before the first page is opened; found later, they would make it load twice.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  css: { modules: { generateScopedName: classOf } },
  build: {
    assetsInlineLimit: isRupeeSign,
    target: 'es2022',
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) =>
        isProfile(hostId) ? [] : files.filter((file) => !isThereAlready(file)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: together } } } } },
  },
})
