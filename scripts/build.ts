import { runCommand } from '#server/platform/process/startup-error.ts'
import { buildWeb, isBuildStale } from './app/web-build.ts'

/** `npm run build`: the site, unless it is up to date; `--force` builds it anyway. */
runCommand(async () => {
  if (isBuildStale() || process.argv.includes('--force')) await buildWeb({ output: 'shown' })
  else console.log('The site is up to date.')
})
