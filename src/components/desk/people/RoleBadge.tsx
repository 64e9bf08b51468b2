import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { type Role, roleNames } from '#src/domain/roleNames.ts';
import { roleIcons } from './roleIcons.ts';

interface Props {
  role: Role;
}

const look = cva(
  'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap align-middle',
  {
    variants: {
      role: {
        LECTURER: 'bg-success-soft text-success-text',
        EDITOR: 'bg-accent-soft text-accent-text',
        MODERATOR: 'bg-warn-soft text-warn-text',
        TREASURER: 'bg-bar-quiet text-secondary',
        ADMIN: 'bg-bar-quiet text-secondary',
        TEACHER: 'bg-surface text-secondary',
      },
    },
  },
);

/** A role beside whoever has it, with a mark of its own. */
export function RoleBadge({ role }: Props) {
  return (
    <span className={look({ role })}>
      <Icon path={roleIcons[role]} size={15} />
      {roleNames[role].title}
    </span>
  );
}
