import { useRef } from 'react'

export interface AttemptKeys {
  /** The key of this attempt: the same while the same input is sent again, a new one as soon as it differs. */
  keyFor: (input: unknown) => string
  /** It succeeded: sending the same again is a new operation. */
  done: () => void
}

/** Also works without randomUUID, i.e. outside a secure context. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function attemptKeys(): AttemptKeys {
  let attempt: { sent: string; key: string } | undefined
  return {
    keyFor(input) {
      const sent = JSON.stringify(input)
      if (attempt?.sent !== sent) attempt = { sent, key: newKey() }
      return attempt.key
    },
    done() {
      attempt = undefined
    },
  }
}

/** For a form that moves money: pressing again after a lost connection does not pay twice. */
export function useIdempotencyKey(): AttemptKeys {
  const keys = useRef<AttemptKeys>(null)
  keys.current ??= attemptKeys()
  return keys.current
}
