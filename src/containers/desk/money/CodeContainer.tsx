import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { CodeStateBadge } from '#src/components/desk/money/CodeStateBadge.tsx';
import { CodeTermsForm } from '#src/components/desk/money/CodeTermsForm.tsx';
import { CodeUseList } from '#src/components/desk/money/CodeUseList.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { CodeChange, CodeTerms, DeskCode, DeskCodeUses } from '#src/contract/desk/money/deskCodes.ts';
import { codeInWords } from '#src/domain/codeTerms.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { changeCode, deskCode, deskProducts } from '#src/queries/desk/money/deskMoney.ts';

const perPage = 25;

interface Props {
  userId: string;
  id: string;
}

/** One code: who used it, and what of it can be changed. */
export function CodeContainer({ userId, id }: Props) {
  const { page, hrefOfPage } = useListAddress(deskPaths.code(id));
  const code = useQuery(deskCode(userId, id, page));
  useCrumb(code.data?.code.code ?? null);
  if (code.error?.status === 404) {
    return (
      <DeskPage title="Taký kód nemáme">
        <DeskEmpty
          title="Na tejto adrese nič nie je"
          action={<DeskButtonLink href={deskPaths.codes()}>Všetky kódy</DeskButtonLink>}
        >
          Adresa je možno neúplná. Nájdi kód v&nbsp;zozname.
        </DeskEmpty>
      </DeskPage>
    );
  }
  return (
    <DeskSection {...sectionOf(code)} rows={8}>
      {(data) => <CodePart {...data} userId={userId} hrefOfPage={hrefOfPage} />}
    </DeskSection>
  );
}

const termsOf = ({ active, maxRedemptions, lastDay, note }: DeskCode): CodeTerms => ({
  active,
  maxRedemptions,
  lastDay,
  note,
});

function CodePart(props: DeskCodeUses & { userId: string; hrefOfPage: (page: number) => string }) {
  const { code, uses, sum, userId, hrefOfPage } = props;
  const products = useQuery(deskProducts(userId));
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const saving = useMutation({
    mutationFn: (change: CodeChange) => changeCode(sendToApi, code.id, change),
    onSettled: refresh,
  });
  const switching = useMutation({
    mutationFn: () => {
      const before = termsOf(code);
      return changeCode(sendToApi, code.id, { before, after: { ...before, active: !before.active } });
    },
    onSettled: refresh,
  });
  const { items, ...place } = uses;
  const courseIds = code.courses.map(({ id }) => id);
  const sentence = codeInWords({ ...code, courseIds }, products.data?.items ?? []);
  return (
    <DeskPage
      title={code.code}
      note={<CodeStateBadge code={code} />}
      actions={
        <DeskButton
          kind={code.active ? 'danger' : 'outline'}
          state={switching.isPending ? 'busy' : 'ready'}
          onPress={() => switching.mutate()}
        >
          {code.active ? 'Vypnúť kód' : 'Zapnúť kód'}
        </DeskButton>
      }
    >
      {switching.isError && (
        <DeskNote tone="danger" isAlert>
          Nepodarilo sa. Pozri si, či kód platí, a&nbsp;skús to znova.
        </DeskNote>
      )}
      <DeskBeside
        aside={
          <DeskPanel title="Čo sa dá zmeniť">
            <CodeTermsForm
              terms={termsOf(code)}
              used={code.redeemed + code.reserved}
              // What somebody else has written is shown by the form; that they have switched the code is not.
              state={
                refusalOf(saving.error) === 'code-changed' && saving.variables?.before.active === code.active
                  ? 'ready'
                  : saving.isSuccess
                    ? 'saved'
                    : callState(saving)
              }
              onSave={(change) => saving.mutate(change)}
            />
          </DeskPanel>
        }
      >
        {products.data && <DeskNote>{`${sentence.does} ${sentence.costs}`}</DeskNote>}
        <CodeUseList uses={items} sum={sum} hrefOf={deskPaths.order}>
          <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
        </CodeUseList>
      </DeskBeside>
    </DeskPage>
  );
}
