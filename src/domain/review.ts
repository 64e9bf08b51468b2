/** Reviews on one page of their list. */
export const reviewsPerPage = 10;
