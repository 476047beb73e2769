const KEY = /^[a-z0-9][a-z0-9._-]*(\/[\w-][\w.-]*)*$/i

/** Keys are ours, never user input; one that could leave its folder is a bug. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new Error('unsafe file key')
  return key
}
