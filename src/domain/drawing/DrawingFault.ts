/** A line of a drawing's text with its number, from 1. */
export interface Line {
  number: number;
  text: string;
}

/** What is wrong with the text of a drawing. */
export class DrawingFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
