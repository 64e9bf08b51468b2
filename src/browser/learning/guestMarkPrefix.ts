/** The key under which a guest's mark is kept begins with it, as `keptRows` puts it together; the script in <head> looks for it. */
export const guestMarkPrefix = 'progress::';
