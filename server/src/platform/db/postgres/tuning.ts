import { totalmem } from 'node:os'

export type Tuning = 'durable' | 'test'

const MB = 1024 * 1024
const GB = 1024 * MB

/** Server settings, passed at every start so that a later version can change them. */
export function settingsFor(tuning: Tuning, port: number): Record<string, string | number> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Start, stop and recovery only: failed statements are reported by their callers, and contain personal data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    max_connections: 200,
    shared_buffers: memory < 2 * GB ? '64MB' : '256MB',
    effective_cache_size: `${Math.round(memory / 2 / MB)}MB`,
    random_page_cost: 1.1,
    jit: 'off',
    ...(tuning === 'test' && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      autovacuum: 'off',
    }),
  }
}
