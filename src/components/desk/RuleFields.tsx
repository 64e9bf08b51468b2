import { type CommunityRule, communityRules, maxReasonLength, ruleNames } from '#src/domain/communityRules.ts';
import { DeskField } from './DeskField.tsx';

export interface DecisionText {
  rule: CommunityRule;
  reason: string;
}

interface Props {
  value: DecisionText;
  /** What is wrong with the reason. */
  error: string | null;
  onChange: (value: DecisionText) => void;
}

/** Which rule a decision stands on, and the reason that the person is told. A reason that nobody has changed follows the rule. */
export function RuleFields({ value, error, onChange }: Props) {
  const { rule, reason } = value;
  const isOwn = reason !== communityRules[rule].reason;
  return (
    <>
      <DeskField label="Pravidlo" help={communityRules[rule].sentence}>
        {(control) => (
          <select
            {...control}
            value={rule}
            onChange={({ currentTarget }) => {
              const chosen = ruleNames.find((name) => name === currentTarget.value) ?? rule;
              onChange({ rule: chosen, reason: isOwn ? reason : communityRules[chosen].reason });
            }}
          >
            {ruleNames.map((name) => (
              <option key={name} value={name}>
                {communityRules[name].name}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <DeskField
        label="Dôvod, ktorý dostane autor"
        help={'Pravidlo a\u00A0spôsob, ako sa ohradiť, pridáme do e-mailu sami.'}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ currentTarget }) => onChange({ rule, reason: currentTarget.value })}
          />
        )}
      </DeskField>
    </>
  );
}
