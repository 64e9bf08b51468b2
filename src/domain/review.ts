/** Longest review, in characters. */
export const maxReviewLength = 2000;
/** Reviews on one page of their list. */
export const reviewsPerPage = 10;
