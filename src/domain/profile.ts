/** Characters of a profile's name. */
export const maxNameLength = 80;
/** Characters of „O mne“. */
export const maxBioLength = 500;
