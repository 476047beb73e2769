/** Runs tasks in order, a few at a time. A task that was cancelled while it waited never begins. */
export function createTaskQueue(atOnce: number) {
  const waiting: { task: () => Promise<void>; signal: AbortSignal }[] = []
  let running = 0

  function next() {
    while (running < atOnce && waiting.length > 0) {
      const { task, signal } = waiting.shift()!
      if (signal.aborted) continue
      running += 1
      void task().finally(() => {
        running -= 1
        next()
      })
    }
  }

  return (task: () => Promise<void>, signal: AbortSignal) => {
    waiting.push({ task, signal })
    next()
  }
}
