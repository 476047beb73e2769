import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { daysBefore } from '../rules.ts'
import * as queries from './queries.ts'

const MAX_PER_ACCOUNT = 10
const EXPIRE_DAYS = 180

/** Stands for every device that has not signed in with this number before. */
export const UNKNOWN_DEVICE = Buffer.alloc(0)

type Request = Pick<Context, 'deviceMarker' | 'now'>

/**
 * The device under which codes and wrong attempts of a number are counted. A device that has signed in with this number
 * is counted separately, so that others cannot lock its owner out; a forged marker or one of another number is not.
 */
export async function deviceFor(db: Db | Tx, { deviceMarker, now }: Request, mobile: string): Promise<Buffer> {
  if (!deviceMarker) return UNKNOWN_DEVICE
  const hash = tokenHash(deviceMarker)
  return (await queries.isKnown(db, mobile, hash, daysBefore(now, EXPIRE_DAYS))) ? hash : UNKNOWN_DEVICE
}

/** After a sign-in. Only the hash of the marker is stored. */
export async function rememberDevice(tx: Tx, { deviceMarker, now }: Request, account: { id: number; mobile: string }) {
  if (!deviceMarker) return
  const { id: accountId, mobile } = account
  await queries.upsertDevice(tx, { accountId, mobile, markerHash: tokenHash(deviceMarker), now })
  await queries.deleteOldest(tx, accountId, MAX_PER_ACCOUNT)
}

/** After a change of number, only the current device has proved that it belongs to both numbers. */
export async function moveToNewNumber(tx: Tx, request: Request, account: { id: number; mobile: string }) {
  await queries.deleteDevicesOf(tx, account.id)
  await rememberDevice(tx, request, account)
}

export async function eraseDevices(tx: Tx, accountId: number) {
  await queries.deleteDevicesOf(tx, accountId)
  await queries.deleteOtpDataOf(tx, accountId)
}

export const deleteUnusedDevices = ({ db }: Services, now: Date) =>
  queries.deleteUnused(db, daysBefore(now, EXPIRE_DAYS))
