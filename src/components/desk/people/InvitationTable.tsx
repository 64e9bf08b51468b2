import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { Invitation } from '#src/contract/desk/people/deskInvitations.ts';
import { inOrder } from '#src/domain/desk/people/roleSight.ts';
import { shortDay } from '#src/domain/shortTime.ts';
import { RoleBadge } from './RoleBadge.tsx';

interface Props {
  invitations: readonly Invitation[];
  /** Which one is being sent or withdrawn. */
  busyId: string | null;
  onRenew: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** Who was invited and has not answered yet. */
export function InvitationTable({ invitations, busyId, onRenew, onWithdraw }: Props) {
  const columns: DeskColumn<Invitation>[] = [
    {
      name: 'Pozvánka',
      cell: ({ name, email }) => (
        <span className="block min-w-0 py-1">
          <span className="block font-semibold wrap-anywhere whitespace-normal">{name}</span>
          <span className="block wrap-anywhere whitespace-normal text-muted">{email}</span>
        </span>
      ),
      phone: 'title',
    },
    {
      name: 'Roly',
      cell: ({ roles }) => (
        <span className="flex flex-wrap gap-1.5">
          {inOrder(roles).map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </span>
      ),
      phone: 'below',
    },
    {
      name: 'Platí',
      cell: ({ expiresAt, hasExpired }) => (
        <DeskBadge tone={hasExpired ? 'danger' : 'warn'} icon="clock">
          <span className="text-xs">
            {hasExpired ? 'neplatí od' : 'do'} {shortDay(expiresAt)}
          </span>
        </DeskBadge>
      ),
      phone: 'below',
    },
    { name: 'Kto pozval', cell: ({ inviterName }) => inviterName ?? 'zrušený účet', from: 'l' },
    {
      name: 'Čo s\u00A0ňou',
      cell: (invitation) => {
        const state = busyId === null ? 'ready' : busyId === invitation.id ? 'busy' : 'disabled';
        return (
          <span className="flex flex-wrap gap-2">
            <DeskButton state={state} onPress={() => onRenew(invitation)}>
              Poslať znova
            </DeskButton>
            <DeskButton kind="danger" state={state} onPress={() => onWithdraw(invitation)}>
              Zrušiť pozvánku
            </DeskButton>
          </span>
        );
      },
      phone: 'below',
    },
  ];
  return <DeskTable caption="Pozvánky" columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}
