export const whatsAppAddress = (words: string, address: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`

/** The signed credential; whole, because it is no page of the site. */
export const credentialAddress = (code: string) => `${window.location.origin}/credentials/${code}.jwt`

interface Issued {
  number: string
  issuedAt: string
}

/** Opens LinkedIn's form for a certificate, filled in. */
export function linkedInAddress({ number, issuedAt }: Issued, title: string, issuer: string, address: string) {
  const day = new Date(issuedAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear: String(day.getUTCFullYear()),
    issueMonth: String(day.getUTCMonth() + 1),
    certUrl: address,
    certId: number,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
