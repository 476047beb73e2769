import { createTransport } from 'nodemailer'
import { DeliveryFailure } from '../outbox/delivery.ts'
import type { Config } from '../process/config.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The same across attempts, so that a mailbox that received it twice shows it once. */
  reference: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

export function createMailer({ url, from }: NonNullable<Config['mail']>): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.replace(/^.*@|>$/g, '')
  return {
    async send({ reference, ...mail }) {
      const headers = { 'auto-submitted': 'auto-generated' }
      await transport.sendMail({ from, ...mail, headers, messageId: `<${reference}@${host}>` }).catch(failed)
    },
    close: () => transport.close(),
  }
}

/** A 5xx response about this email is permanent; anything else may be temporary. */
function failed(error: Error & { code?: string; responseCode?: number }): never {
  const { code = 'mail failed', responseCode } = error
  const aboutThisLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = aboutThisLetter && responseCode !== undefined && responseCode >= 500
  throw new DeliveryFailure([code, responseCode].filter(Boolean).join(' '), { permanent })
}
