import { type Role, roleNames } from '#src/domain/roleNames.ts';

interface Props {
  given: readonly Role[];
  /** By the server's settings: no screen takes it. */
  isAdminByServer: boolean;
  /** The caller's own account: nobody takes their own „správa“. */
  isSelf: boolean;
  onSwitch: (role: Role, isGiven: boolean) => void;
}

const roles = Object.keys(roleNames) as Role[];

/** What somebody may do at the desk; each switch asks before it changes anything. */
export function RoleSwitches({ given, isAdminByServer, isSelf, onSwitch }: Props) {
  return (
    <div className="grid gap-1.5">
      {roles.map((role) => {
        const isByServer = role === 'ADMIN' && isAdminByServer;
        const isOn = isByServer || given.includes(role);
        const isFixed = isByServer || (role === 'ADMIN' && isSelf && isOn);
        return (
          <button
            key={role}
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-disabled={isFixed || undefined}
            onClick={() => !isFixed && onSwitch(role, !isOn)}
            className="group flex min-h-8 w-full items-center gap-2.5 rounded-sm text-left not-aria-disabled:hover:bg-surface aria-disabled:cursor-default pointer-coarse:min-h-11"
          >
            <span
              aria-hidden="true"
              className="flex h-4.5 w-8 shrink-0 items-center rounded-full bg-line-strong p-0.5 group-aria-checked:justify-end group-aria-checked:bg-accent-strong group-aria-disabled:opacity-60"
            >
              <span className="size-3.5 rounded-full bg-white" />
            </span>
            <span className="min-w-0">
              <span className="font-medium">{roleNames[role].title}</span>
              <span className="block text-2xs text-muted">
                {isByServer ? 'Správa podľa nastavenia servera' : roleNames[role].may}
              </span>
            </span>
          </button>
        );
      })}
      <p className="text-2xs text-muted">
        {isSelf
          ? 'Vlastnú rolu správa si nikto neodoberie, urobí to niekto iný, kto ju má.'
          : 'Roly dáva správa. Zmena si žiada prihlásenie z\u00A0poslednej hodiny a\u00A0platí hneď.'}
      </p>
    </div>
  );
}
