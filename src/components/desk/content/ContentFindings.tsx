import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';

interface Props {
  /** `null` while the check is under way for the first time. */
  findings: readonly ContentFinding[] | null;
  readingMinutes: number | null;
  checking: 'ready' | 'busy' | 'failed';
  onCheck: () => void;
  /** Goes to where something was found: its line, or its field. */
  onFinding: (finding: ContentFinding) => void;
}

/** What keeps a text from the web, and what should be looked at before. */
export function ContentFindings({ findings, readingMinutes, checking, onCheck, onFinding }: Props) {
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-strong">Kontrola pred publikovaním</h3>
      {checking === 'failed' && (
        <p className="text-danger-text">Kontrola neprebehla. Textu sa to netýka, skús to o&nbsp;chvíľu znova.</p>
      )}
      <ul className="grid gap-2">
        {findings?.map((finding) => (
          <li
            key={`${finding.kind} ${finding.line} ${finding.field} ${finding.title}`}
            className="grid grid-cols-[16px_1fr] gap-2"
          >
            <span className={finding.isObstacle ? 'text-danger-text' : 'text-warn-text'}>
              <Icon
                {...(finding.isObstacle ? { name: 'close' } : { path: 'M12 4 21 20H3zM12 10v5M12 17.5v.01' })}
                size={16}
              />
              <span className="sr-only">{finding.isObstacle ? 'Prekážka:' : 'Upozornenie:'}</span>
            </span>
            <span>
              {finding.line === null && finding.field === null ? (
                finding.title
              ) : (
                <button
                  type="button"
                  onClick={() => onFinding(finding)}
                  className="text-left text-accent-text hover:underline touch:min-h-11"
                >
                  {finding.title}
                </button>
              )}
              <small className="block text-2xs text-muted">
                {[finding.line === null ? null : `riadok ${finding.line}`, finding.detail].filter(Boolean).join(', ')}
              </small>
            </span>
          </li>
        ))}
        {readingMinutes !== null && <li className="text-2xs text-muted">Čítanie: {readingMinutes} min</li>}
      </ul>
      <span>
        <DeskButton size="row" state={checking === 'busy' ? 'busy' : 'ready'} onPress={onCheck}>
          Skontrolovať aj odkazy
        </DeskButton>
      </span>
    </section>
  );
}
