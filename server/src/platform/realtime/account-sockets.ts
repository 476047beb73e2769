import type { Socket } from 'socket.io'

/** The open sockets of each account, oldest first. The newest connection of a person wins: beyond the limit the oldest ends. */
export function createAccountSockets(most: number) {
  const byAccount = new Map<number, Set<Socket>>()
  const replaced = new WeakSet<Socket>()

  function remove(accountId: number, socket: Socket) {
    const own = byAccount.get(accountId)
    own?.delete(socket)
    if (own?.size === 0) byAccount.delete(accountId)
  }

  return {
    add(accountId: number, socket: Socket) {
      const own = byAccount.get(accountId) ?? new Set<Socket>()
      byAccount.set(accountId, own.add(socket))
      // A socket that has not finished connecting has no disconnect event of its own.
      socket.conn.once('close', () => remove(accountId, socket))
      socket.once('disconnect', () => remove(accountId, socket))
      for (const oldest of own) {
        if (own.size <= most) return
        own.delete(oldest)
        replaced.add(oldest)
        oldest.disconnect(true)
      }
    },
    /** Whether it was replaced before it had finished connecting: it must be disconnected then. */
    wasReplaced: (socket: Socket) => replaced.has(socket),
  }
}
