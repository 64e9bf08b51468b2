import { createContext } from 'react';

/** The mark of a page's own scripts while the server renders it; a browser has none. */
export const NonceContext = createContext<string | undefined>(undefined);
