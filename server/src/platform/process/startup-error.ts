/** Something a person has to fix before the app can start; shown as its message, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Runs a command: a StartupError is shown as its message, anything else is a bug and keeps its stack. */
export function runCommand(main: () => Promise<unknown>) {
  main().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  })
}
