/** What a push has put on the screen of this device goes with the ring it told of. */
export async function dropRingNote(talkId: number) {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const note of (await worker?.getNotifications({ tag: `talk-${talkId}` })) ?? []) note.close()
}
