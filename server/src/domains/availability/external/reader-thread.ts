import { parentPort, workerData } from 'node:worker_threads'
import { takenTimes, type Window } from './calendar.ts'

const { text, window } = workerData as { text: string; window: Window }
let answer: { taken: ReturnType<typeof takenTimes> } | undefined
try {
  answer = { taken: takenTimes(text, window) }
} catch {
  answer = undefined
}
parentPort?.postMessage(answer)
