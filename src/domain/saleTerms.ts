/** How long a bought course is open, in the words of the terms of use (`scripts/media/pdf/podmienky-pouzivania.html`, 4). */
export const accessTerm = 'kým kurz prevádzkujeme, najmenej však dva roky';
