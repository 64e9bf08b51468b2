import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { InvitationDraft } from '#src/contract/desk/people/deskInvitations.ts';
import { maxInvitationNoteLength, maxNameLength } from '#src/contract/limits.ts';
import { deskRoles, inOrder, rolesAsObject, sightOf } from '#src/domain/desk/people/roleSight.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { RoleCards } from './RoleCards.tsx';

interface Props {
  state: 'ready' | 'busy';
  failure: ReactNode;
  onSend: (draft: InvitationDraft) => void;
  onClose: () => void;
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Invites somebody by mail: the address, the roles, and for who teaches a page of their own. */
export function InvitationForm({ state, failure, onSend, onClose }: Props) {
  const [draft, setDraft] = useState<Required<InvitationDraft>>({
    email: '',
    name: '',
    roles: [],
    makesPage: true,
    note: '',
  });
  const [isAsked, setAsked] = useState(false);
  const { email, name, roles, makesPage, note } = draft;
  const change = (changes: Partial<InvitationDraft>) => setDraft({ ...draft, ...changes });
  const teaches = roles.includes('LECTURER');
  const isWhole =
    isAddress(email) &&
    name.trim() !== '' &&
    roles.length > 0 &&
    !tooLong(name, maxNameLength) &&
    !tooLong(note, maxInvitationNoteLength);
  const { sees, misses } = sightOf(roles);
  return (
    <DeskQuestion
      isOpen
      isWide
      kind="primary"
      title="Pozvať do združenia"
      act="Poslať pozvánku"
      state={state}
      error={failure}
      onAct={() => {
        setAsked(true);
        if (isWhole) onSend({ ...draft, email: email.trim(), name: name.trim(), makesPage: teaches && makesPage });
      }}
      onClose={onClose}
    >
      <div className="grid gap-3 s:grid-cols-2">
        <DeskField
          label="E-mail"
          help="Pozvánka platí len pre túto adresu: účet Google alebo GitHub ju musí mať."
          error={isAsked && !isAddress(email) && 'Napíš celú adresu, napríklad ema@example.sk.'}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
          )}
        </DeskField>
        <DeskField
          label="Meno"
          help={teaches ? 'Do oslovenia a\u00A0na stránku lektora.' : 'Do oslovenia.'}
          error={isAsked && name.trim() === '' && 'Napíš meno.'}
          text={name}
          limit={maxNameLength}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          )}
        </DeskField>
      </div>
      <RoleCards
        roles={deskRoles}
        chosen={roles}
        error={isAsked && roles.length === 0 ? 'Zaškrtni aspoň jednu rolu.' : null}
        onChange={(role, isOn) =>
          change({ roles: deskRoles.filter((one) => (one === role ? isOn : roles.some((own) => own === one))) })
        }
      />
      {teaches && (
        <label className="flex min-h-9 gap-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={makesPage}
            onChange={({ currentTarget }) => change({ makesPage: currentTarget.checked })}
            className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-accent-strong"
          />
          <span>
            Urobiť stránku lektora ako koncept <span className="text-muted">na webe sa zatiaľ neukáže</span>
          </span>
        </label>
      )}
      <DeskField label="Veta od teba" isOptional text={note} limit={maxInvitationNoteLength}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </DeskField>
      {roles.length > 0 && (
        <DeskNote>
          Pozvánka dá {rolesAsObject(inOrder(roles))}. <strong>Uvidí:</strong> {sees}.{' '}
          {misses && (
            <>
              <strong>Neuvidí:</strong> {misses}.
            </>
          )}
        </DeskNote>
      )}
      <p className="text-muted">
        Odkaz platí 14&nbsp;dní a&nbsp;raz. Treba prihlásenie z&nbsp;poslednej hodiny a&nbsp;v&nbsp;zázname ostane, kto
        pozval.
      </p>
    </DeskQuestion>
  );
}
