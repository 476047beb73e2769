/** SPEC: a failed enquiry is only logged. The form stays filled and can be sent again; invalid fields are marked. */
export const notSent = (mark: (error: unknown) => void) => (error: unknown) => {
  console.warn('The enquiry was not sent.', error)
  mark(error)
}
