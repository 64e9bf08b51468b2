import { useState } from 'react';
import type { Issue, IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';
import { groupKey, groupName, groupOfKey, partKeysOf } from '#src/domain/letterGroups.ts';
import { useIssueAudience } from './useIssueAudience.ts';
import { useIssuePreview } from './useIssuePreview.ts';

/** Whom a draft is for, how many they are, and the letter as one of them gets it: of the chosen groups, and of those that its text names. */
export function useIssueReaders(userId: string, draft: IssueDraft, issue: Issue) {
  const groups = draft.groups ?? issue.groups;
  const counted = useIssueAudience(userId, groups);
  const all = [...groups, ...partKeysOf(draft.text).flatMap((key) => groupOfKey(key) ?? [])];
  const byKey = new Map(all.map((group) => [groupKey(group), groupName(group, counted.choices.courses)]));
  const names = [...byKey].map(([value, name]) => ({ value, key: value, name }));
  const [chosen, setAs] = useState('');
  const as = byKey.has(chosen) ? chosen : (names[0]?.value ?? '');
  return { ...counted, groups, names, as, setAs, ...useIssuePreview(userId, draft, as || undefined) };
}
