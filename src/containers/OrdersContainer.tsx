import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderList } from '#src/components/profile/OrderList.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { Pager } from '#src/components/ui/Pager.tsx';
import { ordersOf } from '#src/queries/order.ts';
import { receiptFailed, saveReceipt } from './saveReceipt.ts';

interface Props {
  userId: string;
}

/** What the learner has ordered, with the receipts. */
export function OrdersContainer({ userId }: Props) {
  const [page, setPage] = useState(1);
  const orders = useQuery({ ...ordersOf(userId, page), placeholderData: keepPreviousData });
  const saving = useMutation({ mutationFn: saveReceipt, networkMode: 'always' });
  return (
    <DataSection
      status={orders.isError && !orders.isFetching ? 'error' : 'loading'}
      data={orders.data}
      onRetry={() => void orders.refetch()}
    >
      {({ items, ...place }) => (
        <>
          <OrderList
            orders={items}
            onDownloadReceipt={(orderId) => {
              const order = items.find(({ id }) => id === orderId);
              if (order) saving.mutate(order);
            }}
            downloadingId={saving.isPending ? saving.variables.id : null}
            error={saving.isError ? receiptFailed : null}
          />
          <Pager label="Stránky objednávok" page={place.page} pageCount={place.pageCount} onPage={setPage} />
        </>
      )}
    </DataSection>
  );
}
