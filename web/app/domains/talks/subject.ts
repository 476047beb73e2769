let kept = ''

/** The typed topic is kept for the next expert if the first does not answer. */
export const keptSubject = () => kept
export const keepSubject = (subject: string) => {
  kept = subject
}
