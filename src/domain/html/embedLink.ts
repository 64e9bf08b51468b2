interface EmbedLink {
  words: string;
  href: string;
  loss: string;
}

/** What a frame of another site becomes: a link to where readers can see the same. */
export function embedLink(address: string, title: string): EmbedLink {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const name = title.replace(/\s+/g, ' ').trim();
  const called = (what: string) => (name === '' ? what : `${what}: ${name}`);
  const youtube = youtubeId(url, host);
  if (youtube !== null) {
    const href = `https://www.youtube.com/watch?v=${youtube}`;
    return { words: called('Video na YouTube'), href, loss: 'Video z\u00A0YouTube je tu ako odkaz.' };
  }
  const vimeo = /^\/(?:video\/)?(\d{5,12})/.exec(url.pathname)?.[1];
  if (/(?:^|\.)vimeo\.com$/.test(host) && vimeo) {
    const href = `https://vimeo.com/${vimeo}`;
    return { words: called('Video na Vimeo'), href, loss: 'Video z\u00A0Vimeo je tu ako odkaz.' };
  }
  return { words: called(`Obsah na ${host}`), href: address, loss: `Vložený obsah z\u00A0${host} je tu ako odkaz.` };
}

function youtubeId(url: URL, host: string): string | null {
  const written =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(host)
        ? (/^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('v'))
        : null;
  return written && /^[\w-]{11}$/.test(written) ? written : null;
}
