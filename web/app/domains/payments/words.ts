import { msg, type Translate } from '~/lib/i18n/texts.ts'

const reasons: Record<string, string> = {
  declined: msg('Your bank declined it.'),
  insufficient_funds: msg('Your bank says there is not enough money in the account.'),
  expired: msg('It took too long, so the gateway ended it.'),
  closed: msg('The payment was closed before it was made.'),
  cancelled: msg('The payment was closed before it was made.'),
}

const unsaid = msg('Your bank declined it.')

/** Who said no, in words; gateways have more reasons than anybody can translate. */
export function failureWords(reason: string | null, t: Translate) {
  const words = reason === null ? unsaid : (reasons[reason] ?? unsaid)
  return t(words)
}
