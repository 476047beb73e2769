import type { PageParameters } from './page-key.ts'
import type { Guests } from './policy.ts'
import type { ApiAnswer, ApiCall, PageKind, Rendered } from './renderer.ts'

/** The start parameters of the rendering thread. */
export interface ThreadSettings {
  origin: string
  guests?: Guests | undefined
}

/** From the server to the rendering thread. */
export type ToThread =
  | { type: 'render'; id: number; path: string; kind: PageKind }
  | ({ type: 'answer'; id: number } & ApiAnswer)
  | { type: 'unanswered'; id: number; message: string }
  | { type: 'ping' }

/** From the rendering thread to the server. */
export type FromThread =
  | { type: 'ready'; parameters: PageParameters; paths: readonly string[] }
  | ({ type: 'rendered'; id: number } & Rendered)
  | { type: 'failed'; id: number; error: unknown }
  | ({ type: 'call'; id: number; path: string } & ApiCall)
  | { type: 'report'; error: unknown }
  | { type: 'pong' }
