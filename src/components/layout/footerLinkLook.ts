/** The look of a link in the footer's lists. */
export const footerLinkLook = 'inline-flex min-h-11 min-w-11 items-center text-left underline-offset-4 hover:underline';
