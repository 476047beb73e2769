const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** 820 KB, 1.4 MB. */
export const formatBytes = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / KILOBYTE)} KB`
    : `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0).replace(/\.0$/, '')} MB`
