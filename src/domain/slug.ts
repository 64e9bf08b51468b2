/** The part of an address that names a thing. */
export const slugPattern = /^[a-z0-9-]{1,80}$/;

export const isSlug = (text: string) => slugPattern.test(text);
