import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { themeVariables } from './theme-plugin.ts'

const app = join(import.meta.dirname, 'app')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeVariables(), reactRouter()],
  resolve: { alias: [{ find: /^~\//, replacement: `${app}/` }] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
