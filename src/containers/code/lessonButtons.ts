/** The buttons in the markup of lessons whose press brings code. */
export const lessonButtons = '[data-run],[data-guess],div[data-exercise] button';
