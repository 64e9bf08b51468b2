import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { TeacherRequest } from '#src/contract/desk/people/deskTeachers.ts';
import { shortDay } from '#src/domain/shortTime.ts';

interface Props {
  requests: readonly TeacherRequest[];
  /** Which one is being answered. */
  busyId: string | null;
  onGive: (request: TeacherRequest) => void;
  onRefuse: (request: TeacherRequest) => void;
}

/** Who asks for the role of a teacher and has no answer yet. */
export function TeacherRequestTable({ requests, busyId, onGive, onRefuse }: Props) {
  const columns: DeskColumn<TeacherRequest>[] = [
    {
      name: 'Žiadosť o\u00A0rolu Škola',
      cell: ({ displayName, email, isEmailVerified }) => (
        <span className="block min-w-0 py-1">
          <span className="block font-semibold wrap-anywhere whitespace-normal">{displayName}</span>
          <span className="block wrap-anywhere whitespace-normal text-muted">
            {email}
            {!isEmailVerified && ', neoverený'}
          </span>
        </span>
      ),
      phone: 'title',
    },
    {
      name: 'Škola',
      cell: ({ school, note }) => (
        <span className="block min-w-0 py-1 whitespace-normal wrap-anywhere text-secondary">
          <span className="block font-semibold">{school}</span>
          {note}
        </span>
      ),
      phone: 'below',
    },
    { name: 'Čaká od', cell: ({ createdAt }) => shortDay(createdAt), from: 'l' },
    {
      name: 'Odpoveď',
      cell: (request) => {
        const state = busyId === null ? 'ready' : busyId === request.id ? 'busy' : 'disabled';
        return (
          <span className="flex gap-2 py-1 max-m:flex-wrap max-m:justify-end">
            <DeskButton state={state} onPress={() => onGive(request)}>
              Dať rolu
            </DeskButton>
            <DeskButton kind="danger" state={state} onPress={() => onRefuse(request)}>
              Odmietnuť
            </DeskButton>
          </span>
        );
      },
      phone: 'side',
    },
  ];
  return <DeskTable caption="Žiadosti o rolu Škola" columns={columns} rows={requests} keyOf={({ id }) => id} />;
}
