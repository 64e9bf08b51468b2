/** Characters of the name of a file or of anything written at the desk. */
export const maxContentNameLength = 200;
/** Characters of what an image says to whoever does not see it. */
export const maxAltLength = 500;
/** Characters of a note to a version or to a promotion code. */
export const maxDeskNoteLength = 300;
