const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** 820 KB, 1.4 MB; never on two lines. */
export const formatBytes = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / KILOBYTE)}\u00a0KB`
    : `${(bytes / MEGABYTE).toFixed(bytes < 100 * MEGABYTE ? 1 : 0).replace(/\.0$/, '')}\u00a0MB`
