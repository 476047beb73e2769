/** Something a person can put right before the house can open; shown as its sentence, never with a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The main of a command: a StartupError is told in words, anything else is a fault of ours and keeps its stack. */
export function runCommand(main: () => Promise<unknown>) {
  main().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  })
}
