import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { badgeWith, credentialWith, issuerProfile, keyNamed, keySet, revocationList } from './service.ts'

/** Read by badge wallets and verifiers, which expect plain JSON or a JWT. */
export function serveCredentials(app: FastifyInstance) {
  const { services } = app
  const shared = (reply: FastifyReply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=300')
  app.get<{ Params: { file: string } }>('/credentials/:file', async ({ params }, reply) => {
    const [, code, kind] = /^([\w-]{22})\.(json|jwt)$/.exec(params.file) ?? []
    if (code === undefined) throw new Problem('not_found')
    if (kind === 'json') return shared(reply).send(await badgeWith(services, code))
    const { jwt, number } = await credentialWith(services, code)
    return shared(reply)
      .type('application/vc+jwt')
      .header('content-disposition', `attachment; filename="${number}.jwt"`)
      .send(jwt)
  })
  app.get('/credentials/issuer.json', async (_, reply) => shared(reply).send(await issuerProfile(services)))
  app.get('/credentials/revoked.json', async (_, reply) => shared(reply).send(await revocationList(services)))
  app.get('/credentials/keys.json', async (_, reply) => shared(reply).send(await keySet(services)))
  app.get<{ Params: { file: string } }>('/credentials/keys/:file', async ({ params }, reply) => {
    const [, kid] = /^([\w-]{43})\.json$/.exec(params.file) ?? []
    if (kid === undefined) throw new Problem('not_found')
    return shared(reply)
      .type('application/json')
      .send(await keyNamed(services, kid))
  })
}
