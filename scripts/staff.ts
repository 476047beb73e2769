import { addStaff, listStaff, removeStaff, resetSecondFactor, setStaffRole } from '#server/domains/accounts/public.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'
import { holdsDemoWorld } from './app/demo-world.ts'
import { withDatabase } from './app/with-database.ts'
import { readStaffCommand } from './staff/command.ts'

/**
 * `npm run staff -- add <mobile> <role> <name>`, `role <mobile> <role>`, `list`, `remove <mobile>`, `reset-totp <mobile>`;
 * also while the app is running.
 */
runCommand(async () => {
  const command = readStaffCommand(process.argv.slice(2))
  await withDatabase(async ({ mode, publicUrl }, databaseUrl) => {
    if (mode === 'demo' && !(await holdsDemoWorld(databaseUrl))) {
      throw new StartupError(
        'The demo data, which has its own staff, is not loaded yet. Run npm start once, then this again.',
      )
    }
    await migrate(databaseUrl)
    const db = createDb(createPool({ url: databaseUrl, size: 1 }))
    try {
      console.log(await carryOut(command, db, `${publicUrl}/admin/login`))
    } finally {
      await db.destroy()
    }
  })
})

type Command = ReturnType<typeof readStaffCommand>

async function carryOut(command: Command, db: ReturnType<typeof createDb>, door: string): Promise<string> {
  const now = new Date()
  if (command.do === 'add') {
    const { outcome, name } = await addStaff(db, command, now)
    const who = `${name} (${command.mobile})`
    if (outcome === 'known') return `${who} is staff already. Nothing was changed.`
    if (outcome === 'restored') return `${who} was suspended and is restored. Sign in at ${door}`
    return `${who} is staff now, as ${command.role}. Sign in at ${door}`
  }
  if (command.do === 'role') {
    const { mobile, role } = command
    const set = await setStaffRole(db, mobile, role, now)
    if (!set) return `No staff account has the mobile number ${mobile}. Nothing was changed.`
    return set.changed
      ? `The role of ${set.name} (${mobile}) is now ${role}.`
      : `${set.name} (${mobile}) is ${role} already.`
  }
  if (command.do === 'remove') {
    const removed = await removeStaff(db, command.mobile, now)
    if (!removed) return `No staff account has the mobile number ${command.mobile}. Nothing was changed.`
    const { length } = await listStaff(db)
    const left = length === 0 ? ' There is no staff account left, so the back office is inaccessible.' : ''
    return `${removed.name} (${command.mobile}) is no longer staff and is signed out everywhere.${left}`
  }
  if (command.do === 'reset-totp') {
    const reset = await resetSecondFactor(db, command.mobile, now)
    if (!reset) return `No staff account has the mobile number ${command.mobile}. Nothing was changed.`
    const who = `${reset.name} (${command.mobile})`
    if (!reset.had) return `${who} has no second factor yet. Nothing was changed.`
    return `${who} is signed out everywhere and sets up a new authenticator app at the next login: ${door}`
  }
  const staff = await listStaff(db)
  if (staff.length === 0) return 'There are no staff accounts yet. Add one: npm run staff -- add <mobile> <role> <name>'
  return staff
    .map((one) => `${one.mobile}  ${one.role}  ${one.name}${one.suspendedAt ? '  (suspended)' : ''}`)
    .join('\n')
}
