/** Where a command says what it has to say: answers on the one line, what is wrong on the other. */
export interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** The terminal that the process was started in. */
export const ownTerminal: Terminal = { say: (text) => console.log(text), complain: (text) => console.error(text) };
