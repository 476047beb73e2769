import { PoolQueueFull } from '../db/bounded-pool.ts'

/** Lock timeout, statement timeout or cancel, deadlock, idle transaction ended. */
const GAVE_UP_WAITING = ['55P03', '57014', '40P01', '25P03']
/** Connection lost, out of resources (disk, memory, connections), server shutting down or starting, I/O error. */
const SQLSTATE_CLASSES = /^(?:08|53|57P|58)/
const SYSTEM_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]
const codes = new Set([...GAVE_UP_WAITING, ...SYSTEM_ERRORS])

/** Errors that `pg` raises without a code. */
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

/** Whether the same request may succeed later: the database or the disk could not serve it just now. */
export function isTemporaryFailure(error: Error): boolean {
  if (error instanceof PoolQueueFull) return true
  if (error instanceof AggregateError)
    return error.errors.some((one) => one instanceof Error && isTemporaryFailure(one))
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (codes.has(code) || SQLSTATE_CLASSES.test(code))) return true
  return DRIVER_MESSAGES.some((message) => error.message.startsWith(message))
}
