import type { Socket } from 'socket.io'

type Connection = Socket['conn']

/**
 * The connections of each account, oldest first; one counts until it is closed, also after leaving the namespace where
 * it signed in. Newer connections win: beyond the limit the oldest is closed.
 */
export function createAccountSockets(most: number) {
  const byAccount = new Map<number, Map<Connection, Socket>>()
  const replaced = new WeakSet<Socket>()
  const hasLeft = new WeakSet<Socket>()

  function remove(accountId: number, connection: Connection) {
    const own = byAccount.get(accountId)
    own?.delete(connection)
    if (own?.size === 0) byAccount.delete(accountId)
  }

  return {
    add(accountId: number, socket: Socket) {
      const own = byAccount.get(accountId) ?? new Map<Connection, Socket>()
      byAccount.set(accountId, own)
      if (!own.has(socket.conn)) socket.conn.once('close', () => remove(accountId, socket.conn))
      own.set(socket.conn, socket)
      socket.once('disconnect', () => hasLeft.add(socket))
      for (const [connection, oldest] of own) {
        if (own.size <= most) return
        own.delete(connection)
        replaced.add(oldest)
        if (oldest.connected) oldest.disconnect(true)
        else if (hasLeft.has(oldest)) connection.close()
      }
    },
    /** Whether it was replaced before it had finished connecting: it must be disconnected then. */
    wasReplaced: (socket: Socket) => replaced.has(socket),
  }
}
