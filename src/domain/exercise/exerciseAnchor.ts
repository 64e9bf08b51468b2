/** By what a link leads to a task of its page. */
export const exerciseAnchor = (id: string): string => `uloha-${id}`;
