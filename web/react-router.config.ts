import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFolder } from './compress-assets.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
