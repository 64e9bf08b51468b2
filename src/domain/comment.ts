/** Longest comment, in characters. */
export const maxCommentLength = 2000;
/** Threads on one page of comments. */
export const commentsPerPage = 20;
