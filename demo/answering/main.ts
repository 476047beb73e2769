import { demoConsultants } from '../consultants/consultants.ts'
import { consultantMobile } from '../people.ts'
import { signIn } from './account.ts'
import { playConsultant } from './consultant.ts'

/** A process of its own: a fault in a call never affects the server. Ends with the server, or with its connection. */
const url = process.argv[2]
if (!url) throw new Error('Usage: node demo/answering/main.ts <address of the demo>')

const mobiles = demoConsultants.flatMap(({ answers }, index) => (answers ? [consultantMobile(index)] : []))
const played: { close(): Promise<void> }[] = []
for (const mobile of mobiles) played.push(playConsultant(await signIn(url, mobile)))

async function end() {
  await Promise.all(played.map((one) => one.close()))
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('disconnect', () => void end())
