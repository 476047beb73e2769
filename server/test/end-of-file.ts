type Deed = () => Promise<void>

const deeds: Deed[] = []

/** Runs when the tests of this file are over: a worker goes on to the next file with the same modules. */
export const atEndOfFile = (deed: Deed) => deeds.unshift(deed)

export async function endFile() {
  for (const deed of deeds.splice(0)) await deed()
}
