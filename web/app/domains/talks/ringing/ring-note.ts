/** Closes the push notification of a ring that is over. */
export async function dropRingNote(talkId: number) {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const note of (await worker?.getNotifications({ tag: `talk-${talkId}` })) ?? []) note.close()
}
