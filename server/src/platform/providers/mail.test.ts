import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { DeliveryFailure } from '../outbox/delivery.ts'
import { createMailer } from './mail.ts'

/** A real mail server on this machine. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const letters: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: await text(stream) })
      done()
    },
    ...options,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Paramarsh <no-reply@paramarsh.example>' })
  const close = async () => {
    mailer.close()
    await new Promise<void>((closed) => server.close(closed))
  }
  atEndOfFile(close)
  return { mailer, letters, port, close }
}

const letter = {
  to: 'asha@example.in',
  subject: 'आपका पासवर्ड बदल गया',
  text: 'नमस्ते',
  html: '<p>नमस्ते</p>',
  reference: 'outbox-7',
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as DeliveryFailure,
  )

test('an email has a text and an HTML part, and a message id that stays the same across attempts', async () => {
  const { mailer, letters } = await aMailServer()
  await mailer.send(letter)
  await mailer.send(letter)
  expect(letters).toHaveLength(2)
  const [{ to, source }] = letters as [{ to: string[]; source: string }]
  expect(to).toEqual(['asha@example.in'])
  expect(source).toContain('From: Paramarsh <no-reply@paramarsh.example>')
  expect(source).toContain('Message-ID: <outbox-7@paramarsh.example>')
  expect(source).toMatch(/auto-submitted: auto-generated/i)
  expect(source).toContain('multipart/alternative')
  expect(source).toMatch(/Subject: =\?UTF-8\?/)
})

test('a permanently refused address is not retried', async () => {
  const refuse = Object.assign(new Error('no such person asha@example.in'), { responseCode: 550 })
  const { mailer } = await aMailServer({ onRcptTo: (_address, _session, done) => done(refuse) })
  const failure = await failureOf(mailer.send(letter))
  expect(failure).toBeInstanceOf(DeliveryFailure)
  expect(failure).toMatchObject({ permanent: true, message: 'EENVELOPE 550' })
})

test.each([421, 450, 452])('status %i is retried later', async (responseCode) => {
  const later = Object.assign(new Error('try later'), { responseCode })
  const { mailer } = await aMailServer({ onRcptTo: (_address, _session, done) => done(later) })
  expect(await failureOf(mailer.send(letter))).toMatchObject({ permanent: false })
})

test('wrong credentials and an unreachable server are ours to fix: retried', async () => {
  const { port, close } = await aMailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const stranger = createMailer({ url: `smtp://u:p@127.0.0.1:${port}`, from: 'a@b.example' })
  expect(await failureOf(stranger.send(letter))).toMatchObject({ permanent: false })
  await close()
  expect(await failureOf(stranger.send(letter))).toMatchObject({ permanent: false })
  stranger.close()
})
