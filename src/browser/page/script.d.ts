/** A module and what it imports, as the text of one script (`vite.config.ts`). */
declare module '*?script' {
  export const text: string;
}
