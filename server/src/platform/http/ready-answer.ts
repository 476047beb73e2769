/**
 * The data of an answer that is JSON already: it is sent as it is, without being parsed and serialised again. Only for
 * text that is made of nothing but the fields of the contract.
 */
export class ReadyAnswer {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
