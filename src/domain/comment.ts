/** Threads on one page of comments. */
export const commentsPerPage = 20;
