import { useRef } from 'react'

export interface AttemptKeys {
  /** The key of this attempt: the same while the same is sent again, a new one as soon as what is sent differs. */
  keyFor: (input: unknown) => string
  /** It went through: sending the same once more is a new deed. */
  done: () => void
}

/** Also where randomUUID is missing: a page that is not served securely. */
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

/** For a form that moves money: whoever presses again after a lost connection does not pay twice. */
export function useIdempotencyKey(): AttemptKeys {
  const keys = useRef<AttemptKeys>(null)
  keys.current ??= attemptKeys()
  return keys.current
}
