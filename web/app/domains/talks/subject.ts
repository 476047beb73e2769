let kept = ''

/** What was typed stays for the next expert, when the first does not answer. */
export const keptSubject = () => kept
export const keepSubject = (subject: string) => {
  kept = subject
}
