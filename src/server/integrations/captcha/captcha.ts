/** The invisible captcha, asked by the server. */
export interface Captcha {
  /** Whether a person most likely sent this; `action` must be the one that the token was made for. */
  accepts(token: string | undefined, action: string): Promise<boolean>;
}
