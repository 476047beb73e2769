const CHECK_EVERY_MS = 500
const STALL_MS = 5_000

/**
 * Notices when the whole machine stood still for seconds, as a virtual machine does while its host is busy with others. Tests
 * that waited for something at that moment have failed without a fault.
 */
export function watchForStalls(now: () => number = () => performance.now()) {
  const stalls: number[] = []
  let last = now()
  const check = () => {
    const passed = now() - last
    last += passed
    if (passed > STALL_MS) stalls.push(Math.round(passed / 1000))
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  timer.unref()
  return {
    /** The seconds of each stall. */
    stalls,
    check,
    stop: () => clearInterval(timer),
  }
}
