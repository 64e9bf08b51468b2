import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { OrderList } from '#src/components/profile/OrderList.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { PageStepper } from '#src/components/ui/PageStepper.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { dropOrder, ordersOf } from '#src/queries/order.ts';
import { receiptFailed, saveReceipt } from './saveReceipt.ts';

const dropFailed = 'Nákup sa nepodarilo zrušiť. Skús to o\u00A0chvíľu znova.';

interface Props {
  userId: string;
}

/** What the learner has ordered, with the receipts. */
export function OrdersContainer({ userId }: Props) {
  const [page, setPage] = useState(1);
  const orders = useQuery({ ...ordersOf(userId, page), placeholderData: keepPreviousData });
  const saving = useMutation({ mutationFn: saveReceipt });
  const queryClient = useQueryClient();
  const dropping = useMutation({
    mutationFn: (orderId: string) => dropOrder(sendToApi, orderId),
    // Also when it was refused: then the order is not what the list says.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order'] }),
  });
  return (
    <DataSection {...sectionOf(orders)}>
      {({ items, ...place }) => (
        <>
          <OrderList
            orders={items}
            onDownloadReceipt={(orderId) => {
              const order = items.find(({ id }) => id === orderId);
              if (order) saving.mutate(order);
            }}
            downloadingId={saving.isPending ? saving.variables.id : null}
            onDrop={(orderId) => !dropping.isPending && dropping.mutate(orderId)}
            droppingId={dropping.isPending ? dropping.variables : null}
            error={dropping.isError ? dropFailed : saving.isError ? receiptFailed : null}
          />
          <PageStepper label="Stránky objednávok" page={place.page} pageCount={place.pageCount} onPage={setPage} />
        </>
      )}
    </DataSection>
  );
}
