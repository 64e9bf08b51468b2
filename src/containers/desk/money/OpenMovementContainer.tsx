import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { MovementSheet } from '#src/components/desk/money/MovementSheet.tsx';
import { PayoutCheckForm } from '#src/components/desk/money/PayoutCheckForm.tsx';
import { PayoutSheet } from '#src/components/desk/money/PayoutSheet.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { MovementLine, PayoutCheck } from '#src/contract/desk/money/deskMovements.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { checkPayout, deskPayout } from '#src/queries/desk/money/deskMovements.ts';

interface Props {
  userId: string;
  line: MovementLine;
  month: string;
  closeHref: string;
}

/** The line of the movements that the address names: a payout with what it is made of, or another movement. */
export function OpenMovementContainer({ userId, line, month, closeHref }: Props) {
  const close = <DeskButtonLink href={closeHref}>Zavrieť</DeskButtonLink>;
  if (line.kind === 'payout' && line.payoutId) {
    return <PayoutPart userId={userId} payoutId={line.payoutId} close={close} />;
  }
  const orderHref = line.order && deskPaths.order(line.order.id);
  return <MovementSheet line={line} month={month} orderHref={orderHref} close={close} />;
}

function PayoutPart({ userId, payoutId, close }: { userId: string; payoutId: string; close: React.ReactNode }) {
  const payout = useQuery(deskPayout(userId, payoutId));
  const queryClient = useQueryClient();
  const checking = useMutation({
    mutationFn: (check: PayoutCheck) => checkPayout(sendToApi, payoutId, check),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <DeskSection {...sectionOf(payout)} rows={8}>
      {(data) => (
        <PayoutSheet payout={data} close={close}>
          {!data.isClosed && (
            <PayoutCheckForm
              key={data.checkedAt}
              payout={data}
              state={checking.isPending ? 'busy' : 'ready'}
              failure={checking.error && (refusalOf(checking.error) === 'month-closed' ? isClosed : failed)}
              onCheck={(check) => checking.mutate(check)}
            />
          )}
        </PayoutSheet>
      )}
    </DeskSection>
  );
}

const isClosed = 'Mesiac medzitým niekto uzavrel. Napísané sa neuložilo.';
const failed = 'Nepodarilo sa uložiť. Napísané ostalo, skús to o\u00A0chvíľu znova.';
