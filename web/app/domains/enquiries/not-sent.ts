/** SPEC: a failed enquiry is only logged. The form stays filled and can be sent again; a field that is wrong says so. */
export const notSent = (mark: (error: unknown) => void) => (error: unknown) => {
  console.warn('The enquiry was not sent.', error)
  mark(error)
}
