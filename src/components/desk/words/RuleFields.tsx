import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { type CommunityRule, maxReasonLength, ruleNames } from '#src/contract/limits.ts';
import { communityRules } from '#src/domain/communityRules.ts';

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
      <DeskSelect
        label="Pravidlo"
        help={communityRules[rule].sentence}
        value={rule}
        options={ruleNames.map((name) => [name, communityRules[name].name])}
        onChange={(value) => {
          const chosen = ruleNames.find((name) => name === value) ?? rule;
          onChange({ rule: chosen, reason: isOwn ? reason : communityRules[chosen].reason });
        }}
      />
      <DeskField
        label="Dôvod, ktorý dostane autor"
        text={reason}
        limit={maxReasonLength}
        help={'Pravidlo a\u00A0spôsob, ako sa ohradiť, pridáme do e-mailu sami.'}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={reason}
            onChange={({ currentTarget }) => onChange({ rule, reason: currentTarget.value })}
          />
        )}
      </DeskField>
    </>
  );
}
