import { Icon } from '#src/components/ui/Icon.tsx';
import { rolesInOrder } from '#src/domain/desk/people/roleSight.ts';
import { type Role, roleNames } from '#src/domain/roleNames.ts';
import { roleIcons } from './roleIcons.ts';

interface Props {
  /** Those that can be chosen; else all. */
  roles?: readonly Role[];
  chosen: readonly Role[];
  /** Those that stand as they are, with the reason. */
  fixed?: Partial<Record<Role, string>>;
  error?: string | null;
  onChange: (role: Role, isOn: boolean) => void;
}

/** What somebody may do at the desk, to be ticked; each card says what that is. */
export function RoleCards({ roles = rolesInOrder, chosen, fixed = {}, error, onChange }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-xs font-semibold">Roly</legend>
      <div className="grid gap-2 s:grid-cols-2">
        {roles.map((role) => {
          const { title, may } = roleNames[role];
          const reason = fixed[role];
          return (
            <label
              key={role}
              className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md border border-line px-3 py-2.5 hover:bg-surface has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent-strong)] has-disabled:cursor-default"
            >
              <input
                type="checkbox"
                aria-invalid={error ? true : undefined}
                checked={chosen.includes(role)}
                disabled={reason !== undefined}
                onChange={({ currentTarget }) => onChange(role, currentTarget.checked)}
                className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-accent-strong"
              />
              <Icon path={roleIcons[role]} size={18} className="mt-px" />
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block">{reason ?? may}</span>
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
