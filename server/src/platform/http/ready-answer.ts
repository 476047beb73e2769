/**
 * The data of an answer that is JSON already: it is sent as it is, without being parsed and serialised again. Only for
 * text that is made of nothing but the fields of the contract.
 */
export class ReadyAnswer {
  readonly #parts: readonly (string | Buffer)[]

  /** One after the other; what is repeated is encoded only once if it is given as bytes. */
  constructor(...parts: (string | Buffer)[]) {
    this.#parts = parts
  }

  get text() {
    return this.#parts.join('')
  }

  /** The whole body of the response. */
  bodyWith(message: string): Buffer {
    const parts = [`{"message":${JSON.stringify(message)},"data":`, ...this.#parts, '}']
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
}
