import { expect, test } from 'vitest'
import { linkedInAddress, whatsAppAddress } from './share.ts'

const ADDRESS = 'https://example.in/certificate?code=a_b'

test('WhatsApp gets the words and the address in one text', () => {
  const { searchParams, host } = new URL(whatsAppAddress('My certificate for GST & you:', ADDRESS))
  expect([host, searchParams.get('text')]).toEqual(['wa.me', `My certificate for GST & you: ${ADDRESS}`])
})

test('LinkedIn gets the fields of its form', () => {
  const issued = { number: 'PM-C-00412', issuedAt: '2026-03-03T10:00:00Z' }
  const { searchParams } = new URL(linkedInAddress(issued, 'GST & you', 'Paramarsh', ADDRESS))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ name: 'GST & you', organizationName: 'Paramarsh', issueYear: '2026', issueMonth: '3' },
    ...{ certUrl: ADDRESS, certId: 'PM-C-00412' },
  })
})
