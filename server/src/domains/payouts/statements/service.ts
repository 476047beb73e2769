import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/payouts/endpoints.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { statementFile } from './kind.ts'

export function linkStatement({ services, actor, now, language }: SignedIn, input: Input<typeof api.linkStatement>) {
  return { url: signedUrl(services, statementFile, { ...input, language }, { actor, now }) }
}
