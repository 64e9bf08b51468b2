import type { AskWordpress } from '#src/server/integrations/sources/wordpress/createWordpressSource.ts';

/** Reads an address of this computer, without the care that addresses of others need. */
export const plainGet: AskWordpress = async (address, { headers, signal }) => {
  const response = await fetch(address, { headers, signal });
  return { url: response.url, status: response.status, headers: response.headers, text: () => response.text() };
};
