const KEY = /^[a-z0-9][a-z0-9._-]*(\/[\w-][\w.-]*)*$/i

/** Keys are ours, never a caller's words; one that could leave its folder is a fault of ours. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new Error('A file was given an unsafe key')
  return key
}
