import { shortcodeLanguages } from '#src/domain/html/codeLanguage.ts';

export interface KnownPicture {
  address: string;
  alt: string;
  caption: string;
}

interface Shortcodes {
  html: string;
  /** Of `[gallery ids="…"]`, where the pictures are known. */
  pictureOf: (id: number) => KnownPicture | undefined;
  lose: (loss: string) => void;
}

const attributes = String.raw`((?:\s[^\[\]]*)?)`;
const highlighter = new RegExp(
  String.raw`(?<!\[)\[(code|sourcecode|${[...shortcodeLanguages].map(escaped).join('|')})${attributes}\]([\s\S]*?)\[/\1\]`,
  'gi',
);
/** What is never read for shortcodes: programs, and tags with their attributes. */
const untouched = /<(pre|code|script|style|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi;
const tag = new RegExp(String.raw`(?<!\[)\[(/?)([a-z][\w-]*)${attributes}\s*\/?\](?!\])`, 'gi');
const caption = new RegExp(String.raw`\[(wp_)?caption${attributes}\]([\s\S]*?)\[/(?:wp_)?caption\]`, 'gi');
const embed = new RegExp(String.raw`\[embed${attributes}\]\s*([^\[\]<\s]+)\s*\[/embed\]`, 'gi');
/** Words in brackets that shortcodes alone are; others count where they have an attribute or an end. */
const usual = new Set('gallery audio video playlist embed youtube vimeo caption contact-form toc'.split(' '));

/** Shortcodes that WordPress has left in a text, as HTML where they mean something, else only what stands between them. */
export function readShortcodes({ html, pictureOf, lose }: Shortcodes): string {
  const programs: string[] = [];
  const asHtml = html
    .replace(highlighter, (_, name: string, written: string, code: string) => {
      const named = /(?:^|\s)lang(?:uage)?\s*=\s*["'”„“″]?([\w#+-]+)/i.exec(decodedQuotes(written))?.[1];
      const language = named ?? (/code$/i.test(name) ? 'text' : name);
      programs.push(`<pre><code class="language-${escapedHtml(language)}">${program(code)}</code></pre>`);
      // A program is no text: nothing of it is read for other shortcodes.
      return `<pre>\uE000${programs.length - 1}\uE001</pre>`;
    })
    .replace(caption, (_, _old, written: string, content: string) => {
      const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content)?.[0] ?? '';
      const words = attribute(written, 'caption') ?? content.replace(image, '').trim();
      return `<figure>${image}<figcaption>${words}</figcaption></figure>`;
    })
    .replace(
      embed,
      (_, _written, address: string) => `\n\n<p><a href="${escapedHtml(address)}">${address}</a></p>\n\n`,
    );
  const closed = new Set([...asHtml.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()));
  let read = '';
  let from = 0;
  for (const part of asHtml.matchAll(untouched)) {
    read += readTags(asHtml.slice(from, part.index)) + part[0];
    from = part.index + part[0].length;
  }
  read += readTags(asHtml.slice(from));
  return read.replace(/<pre>\uE000(\d+)\uE001<\/pre>/g, (_, index: string) => programs[Number(index)] ?? '');

  function readTags(text: string): string {
    return text.replace(tag, (whole, end: string, written: string, rest: string) => {
      const name = written.toLowerCase();
      const isShortcode =
        closed.has(name) || usual.has(name) || /=\s*["'&”„“″\w]/.test(rest) || (/[-_]/.test(name) && end === '');
      if (!isShortcode) return whole;
      if (end !== '') return '';
      const media = readMedia(name, rest);
      if (media !== null) return media;
      lose(`Skratka [${name}] z\u00A0WordPressu sa nedá prevziať, ostal z\u00A0nej len text.`);
      return '';
    });
  }

  function readMedia(name: string, rest: string): string | null {
    if (name === 'gallery') {
      const ids = (attribute(rest, 'ids') ?? '').split(/[\s,]+/).map(Number);
      const pictures = ids.map(pictureOf).filter((picture) => picture !== undefined);
      if (pictures.length === 0) return null;
      return pictures.map(figure).join('');
    }
    const address =
      attribute(rest, 'src') ??
      attribute(rest, 'mp3') ??
      attribute(rest, 'mp4') ??
      /https?:\/\/[^\s"'\]]+/.exec(rest)?.[0];
    if (!['audio', 'video', 'youtube', 'vimeo'].includes(name) || !address) return null;
    lose(name === 'audio' ? 'Zvukový súbor je tu ako odkaz.' : 'Video je tu ako odkaz.');
    const words = name === 'audio' ? 'Zvuková nahrávka' : 'Video';
    return `<p><a href="${escapedHtml(address)}">${words}</a></p>`;
  }
}

function figure({ address, alt, caption }: KnownPicture): string {
  const words = caption === '' ? '' : `<figcaption>${escapedHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapedHtml(address)}" alt="${escapedHtml(alt)}">${words}</figure>`;
}

/** WordPress has made paragraphs of the lines of a program that its highlighter is no longer there for, and nice quotes. */
function program(code: string): string {
  return code
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/<\/?p>/gi, '')
    .replace(/&#82(?:20|21|22|43);|[“”„″]/g, '"')
    .replace(/&#82(?:16|17|18|42);|[‘’‚′]/g, "'")
    .replace(/^\s*\n/, '')
    .trimEnd()
    .replaceAll('<', '&lt;');
}

function attribute(written: string, name: string): string | undefined {
  return new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))`, 'i')
    .exec(decodedQuotes(written))
    ?.slice(1)
    .find((value) => value !== undefined);
}

const decodedQuotes = (text: string) => text.replace(/&#82(?:20|21|22|43);|&quot;|[“”„″]/g, '"');

export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function escaped(name: string): string {
  return name.replace(/[#+]/g, '\\$&');
}
