/** What comments stand under, as a mail says it: its kind, its name and its path. */
export interface CommentPlace {
  kind: 'lecture' | 'article' | 'episode';
  name: string;
  path: string;
}
