import { isAllowed } from '#server/platform/http/bind.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

/** The declarations that admit or refuse the caller, so that screens need no rules of their own. */
export async function listPermissions({ services, actor }: SignedIn) {
  const forStaff = services.endpoints.filter((one) => [one.for].flat().includes('admin'))
  const calls = forStaff.filter(({ roles }) => isAllowed(actor.role, roles))
  return { role: actor.role!, calls: calls.map(({ method, path }) => `${method} ${path}`) }
}
