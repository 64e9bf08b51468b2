import { Icon } from '#src/components/ui/Icon.tsx';
import type { IssueCheck } from '#src/domain/newsletterIssue.ts';

interface Props {
  checks: readonly IssueCheck[];
}

const looks = {
  success: { icon: { name: 'check' }, word: '', look: 'text-success-text' },
  warn: { icon: { path: 'M12 4 21 20H3zM12 10v5M12 17.5v.01' }, word: 'Pozor: ', look: 'text-warn-text' },
  danger: { icon: { name: 'close' }, word: 'Chyba: ', look: 'text-danger-text' },
} as const;

/** What was looked at before a newsletter is sent, and what of it needs somebody. */
export function IssueChecks({ checks }: Props) {
  return (
    <ul className="grid gap-2.5 text-xs">
      {checks.map(({ key, tone, text, help }) => (
        <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 wrap-anywhere">
          <span className={`pt-0.5 ${looks[tone].look}`}>
            <Icon {...looks[tone].icon} size={16} />
          </span>
          <span>
            <span className="sr-only">{looks[tone].word}</span>
            {text}
            {help && <span className="block text-2xs text-muted">{help}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
