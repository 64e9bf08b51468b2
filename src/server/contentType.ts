import mime from 'mime';

/** What HTTP calls a file, by the ending of its name or address; texts are all UTF-8. */
export function contentTypeOf(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^text\/|[/+]xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
