import { threadId } from 'node:worker_threads'
import { answerJobs } from '#server/platform/process/thread.ts'

/** A thread whose job 'endless' does not end; the others answer with the id of the thread. */
answerJobs((job: string) => {
  while (job === 'endless');
  return threadId
})
