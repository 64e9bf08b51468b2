/** The key under which a guest's mark is kept begins with it, as `keptRows` puts it together; the script in <head> looks for it. */
export const guestMarkPrefix = 'progress::';

/** Keys of all that is counted of a guest: marks, answers, exercises, programs of „Na pokusy“; changed programs of lessons and articles are none. */
export const countedGuestKey = /^(?:progress|quiz|program)::|^exercise::(?!lesson-program-)[^#]*$/;
