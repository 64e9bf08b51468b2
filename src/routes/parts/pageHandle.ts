/** What a route says of its addresses (`handle`), beside what their paths name: the server keeps pages by it. */
export interface PageHandle {
  /** The list goes on with `?page=`; on all other routes the parameter means nothing. */
  hasPages?: true;
  /** The page says what `?q=` finds. There is no end of such pages, so none is kept. */
  isSearch?: true;
  /** The page is another one where one of these parameters is there, whatever it holds: that is read in the browser only. */
  parameters?: readonly string[];
  /** The page is another one for each of these values of a parameter; another value means nothing. */
  choice?: { parameter: string; values: readonly string[] };
  /** All of the route's addresses show the page of this one: what else they carry is read in the browser only. */
  sharedPath?: string;
}
