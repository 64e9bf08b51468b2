import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { BookMonthPanel } from '#src/components/desk/money/BookMonthPanel.tsx';
import { ReopenMonth } from '#src/components/desk/money/ReopenMonth.tsx';
import type { MovementPage } from '#src/contract/desk/money/deskMovements.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { closeMonth, reopenMonth } from '#src/queries/desk/money/deskMovements.ts';

interface Props {
  book: MovementPage;
  hrefOfMonth: (month: string) => string;
  payoutsHref: string;
}

/** Closes the books of a month, and opens them again. */
export function BookMonthContainer({ book, hrefOfMonth, payoutsHref }: Props) {
  const { month } = book;
  const queryClient = useQueryClient();
  // Who was slower sees what the other one has done.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const [isAsked, setAsked] = useState(false);
  const closing = useMutation({ mutationFn: () => closeMonth(sendToApi, month), onSettled });
  const reopening = useMutation({
    mutationFn: (reason: string) => reopenMonth(sendToApi, month, { reason }),
    onSettled,
    onSuccess: () => setAsked(false),
  });
  return (
    <>
      <BookMonthPanel
        book={book}
        state={closing.isPending ? 'busy' : 'ready'}
        failure={closing.error && (failures[refusalOf(closing.error) ?? ''] ?? failed)}
        hrefOfMonth={hrefOfMonth}
        payoutsHref={payoutsHref}
        onClose={() => closing.mutate()}
        onReopen={() => {
          closing.reset();
          setAsked(true);
        }}
      />
      {isAsked && (
        <ReopenMonth
          month={month}
          state={reopening.isPending ? 'busy' : 'ready'}
          failure={reopening.error && (failures[refusalOf(reopening.error) ?? ''] ?? failed)}
          onReopen={(reason) => reopening.mutate(reason)}
          onClose={() => {
            reopening.reset();
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

const failed = 'Nepodarilo sa. Mesiac ostal, ako bol, skús to o\u00A0chvíľu znova.';
const failures: Record<string, string> = {
  'month-closed': 'Mesiac medzitým uzavrel niekto iný. Druhýkrát sa neuzavrel.',
  'month-open': 'Mesiac medzitým otvoril niekto iný. Tvoj dôvod sa neuložil.',
  'later-month-closed': 'Medzitým sa uzavrel ďalší mesiac. Najprv treba otvoriť ten.',
  'earlier-month-open': 'Najprv treba uzavrieť predošlý mesiac.',
  'month-incomplete': 'Stripe ešte nepovedal všetko z\u00A0tohto mesiaca. Skús to o\u00A0desať minút.',
  'payouts-unchecked': 'Medzitým pribudla výplata, ktorú treba porovnať s\u00A0bankou.',
};
