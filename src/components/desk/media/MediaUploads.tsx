import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';

export interface MediaUpload {
  key: string;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  /** The part that is sent, 0 to 1. */
  progress: number;
  /** Why it was not taken. */
  refusal: string | null;
  /** It is not the file's fault. */
  canRetry: boolean;
  /** Where it is, once it is there. */
  href: string | null;
}

interface Props {
  uploads: readonly MediaUpload[];
  onRetry: (key: string) => void;
  onDismiss: (key: string) => void;
}

/** Files on their way into the store, each with how far it is or why it was not taken. */
export function MediaUploads({ uploads, onRetry, onDismiss }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Nahrávanie" className="grid divide-y divide-line rounded-lg border border-line text-xs">
      {uploads.map(({ key, name, state, progress, refusal, canRetry, href }) => (
        <li key={key} className="grid gap-1.5 px-3 py-2.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 truncate font-semibold" title={name}>
              {state === 'done' && href ? (
                <a href={href} className="text-accent-text hover:underline">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            <span role="status" className="text-2xs text-muted tabular-nums">
              {state === 'waiting' && 'čaká'}
              {state === 'sending' && (progress < 1 ? 'nahrávame' : 'spracúvame')}
              {state === 'done' && (
                <DeskBadge icon="check" tone="success">
                  nahraté
                </DeskBadge>
              )}
              {state === 'refused' && (
                <DeskBadge icon="close" tone="danger">
                  nenahraté
                </DeskBadge>
              )}
            </span>
            {state === 'refused' && canRetry && (
              <DeskButton size="row" onPress={() => onRetry(key)}>
                Skúsiť znova
              </DeskButton>
            )}
            {(state === 'refused' || state === 'done') && (
              <DeskButton size="row" kind="plain" onPress={() => onDismiss(key)}>
                Skryť
              </DeskButton>
            )}
          </div>
          {state === 'sending' && (
            <progress
              aria-label={`Nahrávanie súboru ${name}`}
              value={progress}
              max={1}
              className="h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-bar-quiet [&::-moz-progress-bar]:bg-accent-strong [&::-webkit-progress-bar]:bg-bar-quiet [&::-webkit-progress-value]:bg-accent-strong"
            />
          )}
          {refusal && <p className="text-2xs text-danger-text wrap-anywhere">{refusal}</p>}
        </li>
      ))}
    </ul>
  );
}
