let stored = ''

/** The typed topic is kept for the next expert if the first does not answer. */
export const storedSubject = () => stored
export const storeSubject = (subject: string) => {
  stored = subject
}
