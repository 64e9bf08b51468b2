/** The look of a link in the footer's lists. */
export const footerLinkLook = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';
