import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { commentDrafts } from '#src/browser/storage/commentDrafts.ts';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { DeskTextForm } from '#src/components/desk/kit/DeskTextForm.tsx';
import { FeedbackView } from '#src/components/desk/words/FeedbackView.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import type { FeedbackMessage } from '#src/contract/desk/words/deskFeedback.ts';
import { maxFeedbackLength } from '#src/contract/limits.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { decideFeedback, feedbackMessage, feedbackMessages } from '#src/queries/desk/words/deskFeedback.ts';
import { WordsQueue } from './WordsQueue.tsx';

/** „Spätná väzba“: what visitors have written to the association, and the one message that is open. */
export function FeedbackContainer({ userId, id }: DeskScreenProps) {
  const path = deskPaths.feedback();
  const { filters, page, query, typed, setTyped } = useListAddress(path);
  const list = filters.list === 'vsetky' ? 'all' : 'open';
  const messages = useQuery(feedbackMessages(userId, { list, q: query, page }));
  useScreenKeys({});
  return (
    <DeskPage title="Spätná väzba">
      <DeskFilters>
        <DeskSearch label={'Hľadať v\u00A0správach a\u00A0menách'} value={typed} onChange={setTyped} />
        <DeskSwitch
          label="Čo ukázať"
          choices={[
            { name: 'Čaká na nás', href: withFilters(path, {}), isCurrent: list === 'open' },
            { name: 'Všetky', href: withFilters(path, { list: 'vsetky' }), isCurrent: list === 'all' },
          ]}
        />
      </DeskFilters>
      <WordsQueue
        path={path}
        id={id}
        label="Správy"
        list={messages}
        rowOf={(message) => ({
          name: message.name ?? message.email ?? 'Bez mena',
          at: message.createdAt,
          text: message.message,
          badge: badgeOf(message),
          note: message.email ?? 'bez adresy',
        })}
        empty={
          <DeskEmpty
            title={query === '' ? 'Nič nečaká' : 'Nič sa nenašlo'}
            action={<DeskButtonLink href={withFilters(path, { list: 'vsetky' })}>Všetky správy</DeskButtonLink>}
          >
            {query === ''
              ? 'Sem chodia správy zo stránky „Spätná väzba“. Vybavené sa po roku zmažú.'
              : `Hľadalo sa „${query}“. Stačí začiatok slova, na diakritike a\u00A0veľkosti písmen nezáleží.`}
          </DeskEmpty>
        }
      >
        {(messageId, { listHref }) => <OpenedMessage userId={userId} messageId={messageId} listHref={listHref} />}
      </WordsQueue>
    </DeskPage>
  );
}

function badgeOf({ answeredAt, closedAt }: FeedbackMessage) {
  if (closedAt === null) return <DeskBadge tone="warn">čaká</DeskBadge>;
  return (
    <DeskBadge icon="check" tone="success">
      {answeredAt === null ? 'vybavené' : 'zodpovedané'}
    </DeskBadge>
  );
}

function OpenedMessage({ userId, messageId, listHref }: { userId: string; messageId: string; listHref: string }) {
  return (
    <OpenedOne
      query={useQuery(feedbackMessage(userId, messageId))}
      listHref={listHref}
      missing={{
        title: 'Táto správa tu nie je',
        text: 'V\u00A0adrese je preklep, alebo sa správa po roku zmazala.',
      }}
    >
      {(message) => <OneMessage key={message.id} message={message} />}
    </OpenedOne>
  );
}

/** What is typed stays until it is sent. */
function OneMessage({ message }: { message: FeedbackMessage }) {
  const { id, email } = message;
  const drafts = useMemo(() => commentDrafts(`desk ${id}`), [id]);
  const [text, setText] = useState(() => drafts.get('answer') ?? '');
  const { mutate, isPending, error, variables } = useMutation(decideFeedback(sendToApi));
  const state = isPending ? 'busy' : 'ready';
  const failure = deskFailure(error);
  const isAnswer = variables?.act === 'answer';
  return (
    <FeedbackView
      message={message}
      state={state}
      failure={isAnswer ? null : failure}
      onClose={() => mutate({ id, act: 'close' })}
      onReopen={() => mutate({ id, act: 'reopen' })}
    >
      <DeskTextForm
        label="Odpoveď"
        help={`Odíde na ${email ?? ''} aj s\u00A0tým, čo nám prišlo. Správa tým bude vybavená.`}
        act="Odpovedať e-mailom"
        limit={maxFeedbackLength}
        text={text}
        onChange={(typed) => {
          setText(typed);
          drafts.set('answer', typed);
        }}
        state={state}
        failure={isAnswer ? failure : null}
        onSubmit={() => mutate({ id, act: 'answer', text }, { onSuccess: () => drafts.set('answer', '') })}
      />
    </FeedbackView>
  );
}
