/** A form of a page that the browser sent by itself, without scripts, as the page that answers it needs it. */
export interface PostedForm {
  form: 'newsletter' | 'newsletterLink' | 'replyMailLink' | 'feedback' | 'nextCourse';
  /** What the API said: `wrong` is a mistake of the sender, after `failed` trying again may help. */
  outcome: 'taken' | 'wrong' | 'failed';
  /** What was typed, so that it stands there again. */
  fields: Record<string, string>;
}
