import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';
import { OrderSheet } from '#src/components/desk/money/OrderSheet.tsx';
import { OrderStateBadge } from '#src/components/desk/money/OrderStateBadge.tsx';
import { RefundQuestion } from '#src/components/desk/money/RefundQuestion.tsx';
import { TrialDisputeNote } from '#src/components/desk/money/TrialDisputeNote.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { saveReceipt } from '#src/containers/profile/saveReceipt.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { TrialDispute } from '#src/contract/desk/money/deskMovements.ts';
import type { DeskOrder, OrderNoteChange } from '#src/contract/desk/money/deskOrders.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { canTryDispute } from '#src/domain/desk/money/deskOrder.ts';
import { seconds } from '#src/domain/duration.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { changeOrderNote, checkOrder, deskOrder, mailReceipt, refundOrder } from '#src/queries/desk/money/deskMoney.ts';
import { tryDispute } from '#src/queries/desk/money/deskMovements.ts';

interface Props {
  userId: string;
  id: string;
}

/** One order, with the acts that its state allows. */
export function OrderContainer({ userId, id }: Props) {
  const order = useQuery(deskOrder(userId, id));
  useCrumb(order.data ? (order.data.receiptNumber ?? 'bez dokladu') : null);
  if (order.error?.status === 404) {
    return (
      <DeskPage title="Takú objednávku nemáme">
        <DeskEmpty
          title="Na tejto adrese nič nie je"
          action={<DeskButtonLink href={deskPaths.orders()}>Všetky objednávky</DeskButtonLink>}
        >
          Adresa je možno neúplná. Nájdi objednávku podľa mena, e-mailu alebo dokladu.
        </DeskEmpty>
      </DeskPage>
    );
  }
  return (
    <DeskSection {...sectionOf(order)} rows={8}>
      {(data) => <OrderPart order={data} />}
    </DeskSection>
  );
}

function OrderPart({ order }: { order: DeskOrder }) {
  const { id, receiptNumber, refundable } = order;
  const here = deskPaths.order(id);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // What was asked for may have been done also when no answer came.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const saving = useMutation({ mutationFn: saveReceipt, onSettled });
  const checking = useMutation({ mutationFn: () => checkOrder(sendToApi, id), onSettled });
  const mailing = useMutation({ mutationFn: () => mailReceipt(sendToApi, id), onSettled });
  const noting = useMutation({
    mutationFn: (change: OrderNoteChange) => changeOrderNote(sendToApi, id, change),
    onSettled,
  });
  const refunding = useMutation({
    mutationFn: ({ amount, reason }: { amount: number; reason: string }) =>
      refundOrder(sendToApi, id, { amount, before: order.refundAsked, reason }),
    onSettled,
    onSuccess: () => navigate(here, { replace: true }),
    onError: (error) => {
      // It is kept, and sent again until the provider takes it: the order says so.
      if ('status' in error && error.status === 503) void navigate(here, { replace: true });
    },
  });
  return (
    <DeskPage
      title={`${order.productName}, ${order.buyerName || 'bez mena'}`}
      note={<OrderStateBadge order={order} />}
      actions={
        <>
          {receiptNumber && (
            <DeskButton
              state={saving.isPending ? 'busy' : 'ready'}
              onPress={() => saving.mutate({ id, receiptNumber })}
            >
              Doklad o platbe
            </DeskButton>
          )}
          {refundable > 0 && (
            <DeskButton kind="danger" onPress={() => void navigate(withFilters(here, { vratit: '1' }))}>
              Vrátiť peniaze…
            </DeskButton>
          )}
        </>
      }
    >
      {canTryDispute(order) && <TrialDisputeContainer orderId={id} isDisputed={order.isDisputed} />}
      <OrderSheet
        order={order}
        buyerOrdersHref={withFilters(deskPaths.orders(), { q: order.buyerEmail })}
        codeHref={order.codeId && deskPaths.code(order.codeId)}
        note={
          <OrderNote
            note={order.note}
            state={noting.isPending ? 'busy' : noting.isSuccess ? 'saved' : 'ready'}
            failure={noting.error && refusalOf(noting.error) !== 'note-changed' && noteFailed}
            onSave={(change) => noting.mutate(change)}
          />
        }
        checking={callState(checking)}
        mailing={callState(mailing)}
        onCheck={() => checking.mutate()}
        onMailReceipt={() => mailing.mutate()}
      />
      {search.has('vratit') && refundable > 0 && (
        <RefundQuestion
          order={order}
          state={refunding.isPending ? 'busy' : 'ready'}
          failure={
            refusalOf(refunding.error) === 'order-changed' ? orderChanged : deskFailure(refunding.error, refundFailed)
          }
          onRefund={(amount, reason) => refunding.mutate({ amount, reason })}
          onClose={() => {
            refunding.reset();
            void navigate(here, { replace: true });
          }}
        />
      )}
    </DeskPage>
  );
}

/** The news comes a moment after the answer, as from a bank. */
function TrialDisputeContainer({ orderId, isDisputed }: { orderId: string; isDisputed: boolean }) {
  const queryClient = useQueryClient();
  const trying = useMutation({
    mutationFn: async (status: TrialDispute['status']) => {
      await tryDispute(sendToApi, orderId, { status });
      await new Promise((resolve) => setTimeout(resolve, seconds(1)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <TrialDisputeNote isDisputed={isDisputed} state={callState(trying)} onTry={(status) => trying.mutate(status)} />
  );
}

const noteFailed = 'Poznámku sa nepodarilo uložiť. Čo máš napísané, ostalo, skús to o\u00A0chvíľu znova.';

const refundFailed = 'Odpoveď neprišla. Pozri si stav objednávky skôr, než to skúsiš znova: dvakrát to isté nevrátime.';

const orderChanged =
  'Medzitým sa z\u00A0tejto objednávky vrátili peniaze v\u00A0inom okne. Zavri toto okno a\u00A0pozri si, koľko ešte ostáva.';
