import type { CallView } from '~/domains/calls/call.ts'

/** How well the network carries a call. */
export type Network = 'good' | 'weak' | 'bad' | 'none' | 'unknown'

/** The own network, as far as the call shows it. */
export function networkOf({ stage, lost, quality }: CallView): Network {
  if (stage === 'reconnecting' && lost === 'mine') return 'none'
  return quality ?? 'unknown'
}
