import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { CodeForm } from '#src/components/desk/money/CodeForm.tsx';
import { CodeList } from '#src/components/desk/money/CodeList.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { CodeDraft } from '#src/contract/desk/money/deskCodes.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { codeStates } from '#src/domain/codeTerms.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { createCode, deskCodes, deskProducts } from '#src/queries/desk/money/deskMoney.ts';
import { inventCode } from './inventCode.ts';

const perPage = 25;

interface Props {
  userId: string;
  /** The form of a new one is open beside the list. */
  isNew: boolean;
}

/** The codes as the address filters them. */
export function CodeListContainer({ userId, isNew }: Props) {
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(deskPaths.codes());
  const navigate = useNavigate();
  const { stav = '' } = filters;
  const state = codeStates.find(({ param }) => param === stav)?.state;
  const codes = useQuery(deskCodes(userId, { q: query, state, page }));
  useCrumb(isNew ? 'Nový kód' : null);
  const newButton = (
    <DeskButtonLink href={deskPaths.newCode()} kind={isNew ? 'outline' : 'primary'}>
      Nový kód
    </DeskButtonLink>
  );
  const list = (
    <>
      <DeskFilters>
        <DeskSearch label="Kód alebo poznámka" value={typed} onChange={setTyped} />
        <FilterSelect
          label="Stav kódov"
          value={stav}
          options={[
            { value: '', name: 'Všetky kódy' },
            ...codeStates.map(({ name, param }) => ({ value: param, name })),
          ]}
          onChange={(value) => void navigate(hrefWith({ stav: value }))}
        />
      </DeskFilters>
      <DeskSection {...sectionOf(codes)} rows={6}>
        {({ items, counts: _, ...place }) => (
          <CodeList
            codes={items}
            hrefOf={deskPaths.code}
            isFiltered={query !== '' || stav !== ''}
            action={
              query === '' && stav === '' ? (
                newButton
              ) : (
                <DeskButtonLink href={deskPaths.codes()}>Zobraziť všetky</DeskButtonLink>
              )
            }
          >
            <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
          </CodeList>
        )}
      </DeskSection>
    </>
  );
  return (
    <DeskPage
      title="Zľavové kódy"
      note={codes.data && countedAtDesk(codes.data.counts.active, 'kodPlati')}
      actions={
        <>
          <DeskButtonLink href={deskPaths.gifts()}>Darovať kurz…</DeskButtonLink>
          {newButton}
        </>
      }
    >
      {isNew ? <DeskBeside aside={<NewCode userId={userId} />}>{list}</DeskBeside> : list}
    </DeskPage>
  );
}

function NewCode({ userId }: Pick<Props, 'userId'>) {
  const products = useQuery(deskProducts(userId));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const creating = useMutation({
    mutationFn: (draft: CodeDraft) => createCode(sendToApi, draft),
    onSuccess: async ({ code }) => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      await navigate(deskPaths.code(code.id));
    },
  });
  return (
    <DeskPanel title="Nový kód">
      <DeskSection {...sectionOf(products)} rows={6}>
        {({ items }) => (
          <CodeForm
            products={items}
            today={dayInBratislava(new Date())}
            state={refusalOf(creating.error) === 'code-taken' ? 'taken' : callState(creating)}
            cancelHref={deskPaths.codes()}
            invent={() => inventCode('KURZ', 5)}
            onCreate={(draft) => creating.mutate(draft)}
          />
        )}
      </DeskSection>
    </DeskPanel>
  );
}
