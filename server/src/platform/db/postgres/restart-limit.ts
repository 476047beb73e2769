export const MAX_RESTARTS = 3
export const WINDOW_MINUTES = 5

/** Allows a few restarts within a sliding window: more frequent crashes have a cause that restarting does not fix. */
export class RestartLimit {
  #restartedAt: number[] = []

  /** Records a restart and returns true, or returns false if the window is full. */
  allow(now: number): boolean {
    this.#restartedAt = this.#restartedAt.filter((at) => at > now - WINDOW_MINUTES * 60_000)
    if (this.#restartedAt.length >= MAX_RESTARTS) return false
    this.#restartedAt.push(now)
    return true
  }
}
