const PATIENCE_MS = 30_000

/** On a network that is silent a deed fails some time, so that it can be tried again: only for one whose key makes it safe to. */
export const patience = () => AbortSignal.timeout(PATIENCE_MS)
