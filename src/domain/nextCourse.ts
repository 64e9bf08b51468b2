/** Of the vote's place on the page: the answer to a vote without scripts leads there. */
export const nextCourseId = 'dalsi-kurz';
