/** Characters of a feedback message. */
export const maxFeedbackLength = 2000;
