import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { maxNightReasonLength } from '#src/contract/limits.ts';

interface Props {
  reason: string;
  onChange: (reason: string) => void;
  /** It was to be sent without a reason. */
  isMissed: boolean;
}

/** Why a newsletter does not wait for the morning. */
export function NightReason({ reason, onChange, isMissed }: Props) {
  return (
    <DeskField
      label="Prečo to nepočká do rána"
      help="Ostane v&nbsp;zázname a&nbsp;celá správa dostane e-mail hneď. Platí len pre tento newsletter, ďalší bude zas čakať."
      error={isMissed && reason.trim() === '' ? 'Napíš dôvod, bez neho sa v\u00A0noci neodosiela.' : null}
      text={reason}
      limit={maxNightReasonLength}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={reason}
          className={`${control.className} resize-y`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </DeskField>
  );
}
