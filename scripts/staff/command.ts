import type { z } from 'zod'
import { STAFF_ROLES, type StaffRole } from '#contract/endpoint.ts'
import { Line, Mobile } from '#contract/fields.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'

export type StaffCommand =
  | { do: 'list' }
  | { do: 'add'; mobile: string; role: StaffRole; name: string }
  | { do: 'role'; mobile: string; role: StaffRole }
  | { do: 'remove'; mobile: string }
  | { do: 'reset-totp'; mobile: string }

const USAGE = `Say what to do:
  npm run staff -- add <mobile> <role> <name>   makes somebody staff, who signs in at /admin/login
  npm run staff -- role <mobile> <role>         changes what a member of staff may do
  npm run staff -- list                         shows who is staff, and in which role
  npm run staff -- remove <mobile>              ends that, and signs them out everywhere
  npm run staff -- reset-totp <mobile>          forgets a lost authenticator app; the next login sets up a new one
Roles: ${STAFF_ROLES.join(', ')}. An owner may do everything.`

/** The arguments after `npm run staff --`. */
export function readStaffCommand([verb, mobile, ...rest]: readonly string[]): StaffCommand {
  if (verb === 'list') return { do: 'list' }
  if (verb !== 'add' && verb !== 'role' && verb !== 'remove' && verb !== 'reset-totp') throw new StartupError(USAGE)
  if (mobile === undefined) throw new StartupError(`Whose mobile?\n${USAGE}`)
  const known = read(Mobile, mobile.replaceAll(/[\s-]|^\+91/g, ''), `${mobile} is not a 10-digit Indian mobile number.`)
  if (verb === 'remove' || verb === 'reset-totp') return { do: verb, mobile: known }
  const role = STAFF_ROLES.find((one) => one === rest[0]?.toLowerCase())
  if (!role) throw new StartupError(`In which role? One of ${STAFF_ROLES.join(', ')}.\n${USAGE}`)
  if (verb === 'role') return { do: 'role', mobile: known, role }
  const words = rest.slice(1).join(' ')
  if (words.trim() === '') throw new StartupError(`Who is it? npm run staff -- add ${known} ${role} "Asha Verma"`)
  return {
    do: 'add',
    mobile: known,
    role,
    name: read(Line(120), words, 'The name is too long, or holds signs that no name has.'),
  }
}

function read<T extends z.ZodType>(rule: T, text: string, refusal: string): z.output<T> {
  const { data, success } = rule.safeParse(text)
  if (!success) throw new StartupError(refusal)
  return data
}
