/** An answer as it is kept. */
export interface GivenAnswer {
  /** ISO, by the clock of the browser in which it was given. */
  at: string;
  right: boolean;
  /** Right only after a try that was not, or after a hint. */
  isHelped?: boolean | undefined;
}

/** A question of a finished lecture, with all that is known of it. */
export interface AskedQuestion {
  id: string;
  /** ISO: when the lecture was finished; from the next day on it is asked. */
  finishedAt: string;
  /** In any order. */
  answers: readonly GivenAnswer[];
  /** An answer that this browser keeps waits for the server, which grades it. */
  isUngraded?: boolean;
}
