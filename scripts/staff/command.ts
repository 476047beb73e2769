import type { z } from 'zod'
import { Line, Mobile } from '#contract/fields.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'

export type StaffCommand =
  | { do: 'list' }
  | { do: 'add'; mobile: string; name: string }
  | { do: 'remove'; mobile: string }
  | { do: 'reset-totp'; mobile: string }

const USAGE = `Say what to do:
  npm run staff -- add <mobile> <name>    makes somebody staff, who signs in at /admin/login
  npm run staff -- list                   shows who is staff
  npm run staff -- remove <mobile>        ends that, and signs them out everywhere
  npm run staff -- reset-totp <mobile>    forgets a lost authenticator app; the next login sets up a new one`

/** The arguments after `npm run staff --`. */
export function readStaffCommand([verb, mobile, ...name]: readonly string[]): StaffCommand {
  if (verb === 'list') return { do: 'list' }
  if (verb !== 'add' && verb !== 'remove' && verb !== 'reset-totp') throw new StartupError(USAGE)
  if (mobile === undefined) throw new StartupError(`Whose mobile?\n${USAGE}`)
  const known = read(Mobile, mobile.replaceAll(/[\s-]|^\+91/g, ''), `${mobile} is not a 10-digit Indian mobile number.`)
  if (verb !== 'add') return { do: verb, mobile: known }
  const words = name.join(' ')
  if (words.trim() === '') throw new StartupError(`Who is it? npm run staff -- add ${known} "Asha Verma"`)
  return {
    do: 'add',
    mobile: known,
    name: read(Line(120), words, 'The name is too long, or holds signs that no name has.'),
  }
}

function read<T extends z.ZodType>(rule: T, text: string, refusal: string): z.output<T> {
  const { data, success } = rule.safeParse(text)
  if (!success) throw new StartupError(refusal)
  return data
}
