import { SaxesParser } from 'saxes';
import { pictureAddress } from '#src/domain/html/webAddress.ts';
import { plainWords, summaryFrom } from '#src/server/integrations/sources/html/plainWords.ts';
import type { KnownPicture } from '#src/server/integrations/sources/html/readShortcodes.ts';
import { toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import type { SourcedArticle, SourcedEpisode } from '#src/server/integrations/sources/source.ts';
import { addressOf, momentOf } from '#src/server/integrations/sources/wordpress/wordpressPost.ts';
import { type Archive, ArchiveError } from './archive.ts';

interface Item {
  /** The texts of its elements, by their names. */
  fields: Map<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
}

/** In characters: of the file, and of one text in it. */
const longestFile = 500_000_000;
const longestText = 5_000_000;
const mostItems = 50_000;
const statuses: Record<string, string> = {
  private: 'je súkromný',
  future: 'je naplánovaný na neskôr',
  trash: 'je v\u00A0koši',
  'auto-draft': 'je prázdny',
  inherit: 'je staršia verzia iného',
};

/**
 * The export of a WordPress (WXR) as things of this site. What was not finished there comes, too; nobody's private text does.
 * @throws ArchiveError
 */
export async function readWxr(
  file: AsyncIterable<string | Uint8Array>,
  { podcastCategory }: { podcastCategory: string | null },
): Promise<Archive> {
  const { items, authors, address } = await parse(file);
  if (!address) throw new ArchiveError('Súbor nie je export WordPressu: chýba v\u00A0ňom adresa webu.');
  const site = new URL(address);
  const attachments = new Map<string, Item>();
  const blocks = new Map<string, string>();
  for (const item of items) {
    const type = field(item, 'wp:post_type');
    if (type === 'attachment') attachments.set(field(item, 'wp:post_id'), item);
    const isShown = field(item, 'wp:status') === 'publish' && field(item, 'wp:post_password') === '';
    if (type === 'wp_block' && isShown) blocks.set(field(item, 'wp:post_id'), field(item, 'content:encoded'));
  }
  const pictureOf = (id: number): KnownPicture | undefined => {
    const item = attachments.get(String(id));
    const written = item && field(item, 'wp:attachment_url');
    if (!written) return undefined;
    const alt = item.meta.get('_wp_attachment_image_alt') ?? '';
    return { address: written, alt, caption: plainWords(field(item, 'excerpt:encoded')) };
  };
  const archive: Archive = { site, things: [], skipped: [] };
  for (const item of items) {
    const type = field(item, 'wp:post_type');
    const title = plainWords(field(item, 'title')) || 'Bez názvu';
    if (type === 'page') archive.skipped.push({ title, reason: 'Stránky sa neprenášajú, len príspevky.' });
    if (type !== 'post') continue;
    const status = field(item, 'wp:status');
    const reason = field(item, 'wp:post_password') !== '' ? 'je pod heslom' : statuses[status];
    if (reason) archive.skipped.push({ title, reason: `Príspevok ${reason}.` });
    else archive.things.push(readItem(item, { title, site, authors, pictureOf, blocks, podcastCategory }));
  }
  return archive;
}

interface Reading {
  title: string;
  site: URL;
  authors: ReadonlyMap<string, string>;
  pictureOf: (id: number) => KnownPicture | undefined;
  /** Texts that several posts have in common, by their numbers. */
  blocks: ReadonlyMap<string, string>;
  podcastCategory: string | null;
}

function readItem(
  item: Item,
  { title, site, authors, pictureOf, blocks, podcastCategory }: Reading,
): SourcedArticle | SourcedEpisode {
  const id = field(item, 'wp:post_id');
  const link = field(item, 'link');
  const base = URL.canParse(link) ? link : site.href;
  const isPodcast = ({ domain, slug, name }: Item['terms'][number]) =>
    domain === 'category' &&
    podcastCategory !== null &&
    (slug === podcastCategory || name.toLowerCase() === podcastCategory.toLowerCase());
  const isEpisode = item.terms.some(isPodcast);
  const audio = isEpisode ? enclosureOf(item, base) : null;
  const missing = new Set<string>();
  const written = withBlocks(field(item, 'content:encoded'), blocks, missing);
  const html =
    audio === null ? written : written.replace(/<figure\b[^<>]*wp-block-audio[^<>]*>[\s\S]{0,20000}?<\/figure>/i, '');
  const { text, losses } = toMarkdown({ html, base, isRaw: true, pictureOf });
  const { address: picture } = pictureOf(Number(item.meta.get('_thumbnail_id'))) ?? {};
  const login = field(item, 'dc:creator');
  const isDraft = field(item, 'wp:status') !== 'publish';
  const common = {
    externalId: id,
    url: base,
    slug: addressOf(field(item, 'wp:post_name') || title, title),
    title,
    summary: summaryFrom(field(item, 'excerpt:encoded'), html),
    publishedAt: isDraft ? new Date(0) : momentOf(field(item, 'wp:post_date_gmt').replace(' ', 'T')),
    updatedAt: momentOf((field(item, 'wp:post_modified_gmt') || field(item, 'wp:post_date_gmt')).replace(' ', 'T')),
    text,
    picture: picture === undefined ? null : pictureAddress(picture, base),
    formerPaths: pathsOf(base, id, site, isDraft),
    losses: [
      ...[...missing].map((name) => `Spoločný blok ${name} v\u00A0súbore nie je, jeho text sme nepreniesli.`),
      ...losses,
      ...(isEpisode && audio === null ? ['Epizóda nemá zvukovú nahrávku, preto je tu ako článok.'] : []),
    ],
    authorName: plainWords(authors.get(login) ?? '') || login,
    tags: item.terms
      .filter((term) => (term.domain === 'post_tag' || term.domain === 'category') && !isPodcast(term))
      .filter(({ slug }) => slug !== 'uncategorized' && slug !== 'nezaradene')
      .map(({ slug, name }) => ({ slug: addressOf(slug, name), name })),
  };
  if (audio === null) return { kind: 'article', ...common };
  return { kind: 'episode', ...common, audio, chapters: [], transcript: null, season: null, number: null };
}

/** In blocks: more of them, or one within the other, no post has. */
const mostBlocks = 200;
const deepestBlock = 5;
const blockMark =
  /<!--\s+wp:(?:block\s+\{[^>]{0,2000}?"ref":(\d+)|pattern\s+\{[^>]{0,2000}?"slug":"([^"]+)")[^>]{0,5000}?\/-->/g;

/** With the texts of blocks that several posts have in common, each in the place where WordPress shows it; of patterns a theme has the text. */
function withBlocks(html: string, blocks: ReadonlyMap<string, string>, missing: Set<string>): string {
  let count = 0;
  const filled = (part: string, inside: readonly string[]): string =>
    part.replace(blockMark, (_, ref: string | undefined, slug: string | undefined) => {
      const found = ref !== undefined && !inside.includes(ref) ? blocks.get(ref) : undefined;
      count += 1;
      if (found !== undefined && count <= mostBlocks && inside.length < deepestBlock)
        return filled(found, [...inside, ref ?? '']);
      missing.add(ref === undefined ? `„${slug}“` : `č.\u00A0${ref}`);
      return '';
    });
  return filled(html, []);
}

function pathsOf(link: string, id: string, site: URL, isDraft: boolean): string[] {
  const { hostname, pathname } = new URL(link);
  return isDraft ? [] : [...(hostname === site.hostname && pathname !== '/' ? [pathname] : []), `/?p=${id}`];
}

/** WordPress keeps address, bytes and type of a recording on lines of their own. */
function enclosureOf(item: Item, base: string): SourcedEpisode['audio'] | null {
  const player = /<audio\b[^<>]*\ssrc="([^"]+)"/i.exec(field(item, 'content:encoded'))?.[1];
  const [written = player ?? '', bytes = '', type = ''] = (item.meta.get('enclosure') ?? '')
    .split('\n')
    .map((line) => line.trim() || undefined);
  const url = pictureAddress(written, base);
  if (url === null) return null;
  return {
    url,
    mimeType: type || 'audio/mpeg',
    bytes: Number(bytes) > 0 ? Number(bytes) : null,
    durationSeconds: null,
  };
}

const field = (item: Item, name: string) => item.fields.get(name)?.trim() ?? '';

/** Nothing of the file is in memory but the texts of its items; entities of its own are an error. */
async function parse(file: AsyncIterable<string | Uint8Array>) {
  const items: Item[] = [];
  const authors = new Map<string, string>();
  const open: string[] = [];
  let address: string | null = null;
  let item: Item | null = null;
  let text = '';
  let term = { domain: '', slug: '' };
  let key = '';
  let login = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    text = '';
    if (open.length === 1 && name !== 'rss') throw new ArchiveError('Súbor nie je export WordPressu.');
    if (name === 'item') item = { fields: new Map(), terms: [], meta: new Map() };
    if (name === 'category') term = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
  });
  const add = (more: string) => {
    if (text.length + more.length > longestText)
      throw new ArchiveError('Jeden z\u00A0textov v\u00A0súbore je priveľký.');
    text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    open.pop();
    const inside = open.at(-1);
    if (name === 'item' && item) {
      if (items.push(item) > mostItems) throw new ArchiveError(`V\u00A0súbore je viac ako ${mostItems} položiek.`);
      item = null;
    } else if (item && name === 'category' && inside === 'item') {
      item.terms.push({ ...term, name: plainWords(text) });
    } else if (item && inside === 'wp:postmeta') {
      if (name === 'wp:meta_key') key = text.trim();
      if (name === 'wp:meta_value') item.meta.set(key, text);
    } else if (item && inside === 'item') {
      item.fields.set(name, text);
    } else if (inside === 'wp:author') {
      if (name === 'wp:author_login') login = text.trim();
      if (name === 'wp:author_display_name') authors.set(login, text.trim());
    } else if (inside === 'channel' && (name === 'wp:base_blog_url' || (name === 'link' && address === null))) {
      address = URL.canParse(text.trim()) ? text.trim() : address;
    }
    text = '';
  });
  parser.on('error', (error) => {
    throw new ArchiveError(`Súbor nie je správne XML: ${error.message}`, { cause: error });
  });
  const decoder = new TextDecoder();
  let length = 0;
  for await (const chunk of file) {
    const part = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    length += part.length;
    if (length > longestFile) throw new ArchiveError('Súbor je priveľký.');
    parser.write(part);
  }
  parser.close();
  return { items, authors, address: address as string | null };
}
