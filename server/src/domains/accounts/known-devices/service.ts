import type { Context } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { tokenHash } from '#server/platform/secrets.ts'
import { daysBefore } from '../sessions/rules.ts'
import * as queries from './queries.ts'

const MAX_PER_ACCOUNT = 10
const EXPIRE_DAYS = 180

/** Stands for every device that has not signed in with the number before. */
export const UNKNOWN_DEVICE = Buffer.alloc(0)

type Request = Pick<Context, 'deviceMarker' | 'now'>

/**
 * Under which device the codes and wrong tries of a number are counted. A device that has signed in with this number
 * counts apart, so that a stranger cannot lock its owner out; a made-up marker or one of another number does not.
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

/** The account has a new number: only the device in use has proved that it belongs to both. */
export async function moveToNewNumber(tx: Tx, request: Request, account: { id: number; mobile: string }) {
  await queries.deleteDevicesOf(tx, account.id)
  await rememberDevice(tx, request, account)
}

export async function eraseDevices(tx: Tx, accountId: number) {
  await queries.deleteDevicesOf(tx, accountId)
  await queries.deleteOtpDataOf(tx, accountId)
}

export const deleteUnusedDevices = ({ db }: House, now: Date) => queries.deleteUnused(db, daysBefore(now, EXPIRE_DAYS))
