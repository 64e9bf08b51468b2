/** PostgreSQL refuses a row of somebody who is not there any more: foreign_key_violation on a column of their id. */
export function isProfileGone({ cause }: Error): boolean {
  if (!(cause instanceof Error && 'code' in cause && 'constraint' in cause)) return false;
  return cause.code === '23503' && String(cause.constraint).endsWith('_user_id_user_id_fk');
}
