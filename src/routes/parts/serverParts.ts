import { createContext } from 'react';

/** What only the server writes into a page; React in a browser goes past it. */
export interface ServerParts {
  /** Marks the renderer's own scripts; nothing of it is left in the page. */
  nonce: string;
  /** The version of the browser's build: errors are told with it. */
  release: string;
  /** The text of the style sheet; `null` where the page loads the file. */
  styles: string | null;
}

export const ServerPartsContext = createContext<ServerParts | null>(null);
