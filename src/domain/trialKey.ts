/** The parameter of `/login` that holds the key of a trial (`http://localhost:3000/login?kluc=…`); a page with it is nobody else's. */
export const trialKeyParameter = 'kluc';
