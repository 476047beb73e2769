import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { themeVariables } from './theme-plugin.ts'

const app = join(import.meta.dirname, 'app')

/** What every visit begins with travels as two files: many small ones compress a tenth worse. */
const firstLoad = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: 'house',
    test: /web\/app\/(?:root|entry\.client|shell\/layouts\/(?:public-layout|error-edge))\.tsx/,
    priority: 1,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeVariables(), reactRouter()],
  resolve: { alias: [{ find: /^~\//, replacement: `${app}/` }] },
  // Found before the first page is opened; found later, they would make it load twice.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } } } },
  },
})
