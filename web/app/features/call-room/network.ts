import type { CallView } from '~/domains/calls/call.ts'

/** Network quality for a call. */
export type Network = 'good' | 'weak' | 'bad' | 'none' | 'unknown'

/** Quality of the own network, as far as the call shows it. */
export function networkOf({ stage, lost, quality }: CallView): Network {
  if (stage === 'reconnecting' && lost === 'mine') return 'none'
  return quality ?? 'unknown'
}
