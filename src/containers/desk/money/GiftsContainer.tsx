import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { GiftForm } from '#src/components/desk/money/GiftForm.tsx';
import { GiftList } from '#src/components/desk/money/GiftList.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { GiftDraft } from '#src/contract/desk/money/deskOrders.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { createCode, deskGifts, deskProducts, endGift, giveProduct } from '#src/queries/desk/money/deskMoney.ts';
import { inventCode } from './inventCode.ts';

const perPage = 25;

/** Courses that were given, and the form that gives one. */
export function GiftsContainer({ userId }: { userId: string }) {
  const { filters, page, hrefWith, hrefOfPage } = useListAddress(deskPaths.gifts());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useCrumb('Darované kurzy');
  const gifts = useQuery(deskGifts(userId, { page }));
  const products = useQuery(deskProducts(userId));
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const giving = useMutation({ mutationFn: (draft: GiftDraft) => giveProduct(sendToApi, draft), onSettled });
  const coding = useMutation({
    mutationFn: (courseId: string) => createCode(sendToApi, giftCode(courseId)),
    onSuccess: ({ code }) => navigate(deskPaths.code(code.id)),
    onSettled,
  });
  const close = () => navigate(hrefWith({ zobrat: null }));
  const ending = useMutation({ mutationFn: (id: string) => endGift(sendToApi, id), onSuccess: close, onSettled });
  const asked = gifts.data?.items.find(({ id }) => id === filters.zobrat);
  const isBusy = giving.isPending || coding.isPending;
  const refused = refusals[refusalOf(giving.error) ?? ''] ?? 'failed';
  const given = giving.isSuccess ? 'given' : 'ready';
  return (
    <DeskPage title="Darované kurzy" note={'Bez objednávky a\u00A0bez dokladu.'}>
      <DeskBeside
        aside={
          <DeskPanel title="Darovať kurz">
            <DeskSection {...sectionOf(products)} rows={4}>
              {({ items }) => (
                <GiftForm
                  products={items}
                  state={isBusy ? 'busy' : coding.isError ? 'failed' : giving.isError ? refused : given}
                  onGive={(draft) => {
                    coding.reset();
                    giving.mutate(draft);
                  }}
                  onMakeCode={(courseId) => {
                    giving.reset();
                    coding.mutate(courseId);
                  }}
                />
              )}
            </DeskSection>
          </DeskPanel>
        }
      >
        <DeskSection {...sectionOf(gifts)} rows={5}>
          {({ items, ...place }) => (
            <GiftList gifts={items} hrefOfEnd={(id) => hrefWith({ zobrat: id })}>
              <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
            </GiftList>
          )}
        </DeskSection>
      </DeskBeside>
      {asked && (
        <DeskQuestion
          isOpen
          title="Odobrať darovaný kurz?"
          act="Odobrať kurz"
          state={ending.isPending ? 'busy' : 'ready'}
          error={ending.isError && 'Nepodarilo sa. Kurz ostal otvorený, skús to znova.'}
          onAct={() => ending.mutate(asked.id)}
          onClose={() => {
            ending.reset();
            void close();
          }}
        >
          {`${asked.personName}, ${asked.productName}. Kurz sa zavrie, pokrok a\u00A0komentáre ostanú. E-mail o\u00A0tom neposielame. Darovať sa dá znova.`}
        </DeskQuestion>
      )}
    </DeskPage>
  );
}

const refusals: Record<string, 'person-unknown' | 'already-owned'> = {
  'person-unknown': 'person-unknown',
  'already-owned': 'already-owned',
};

/** For whoever writes it first. */
const giftCode = (courseId: string) => ({
  code: inventCode('DAR', 4),
  percentOff: 100,
  amountOff: null,
  courseIds: [courseId],
  firstDay: null,
  lastDay: null,
  maxRedemptions: 1,
  maxPerUser: 1,
  note: 'Darčekový kód',
});
