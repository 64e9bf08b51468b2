import { useMutation, useQuery } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FirstLinksSwitch } from '#src/components/desk/words/FirstLinksSwitch.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import type { WaitingWords, WaitingWordsKind, WordCounts } from '#src/contract/desk/words/deskWords.ts';
import { formatRelative } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { reportReasons } from '#src/domain/reportReasons.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { switchFirstLinks, waitingWords } from '#src/queries/desk/words/deskWords.ts';
import { OpenedComment } from './OpenedComment.tsx';
import { OpenedRepeat } from './OpenedRepeat.tsx';
import { OpenedReview } from './OpenedReview.tsx';
import { WordsQueue } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

interface Props extends WordsListProps {
  counts: WordCounts | undefined;
}

const kinds: Record<string, WaitingWordsKind> = { odkazy: 'link', opakovane: 'repeat', nahlasene: 'report' };
/** In an address the id of a comment stands alone. */
const prefixes = { comment: '', review: 'hodnotenie-', repeat: 'rovnake-' };

/** What waits for a look: first links, repeated texts, reports; and the one that is open. */
export function WaitingContainer({ userId, id, announce, counts }: Props) {
  const path = deskPaths.comments();
  const { page, filters, hrefWith } = useListAddress(path);
  const kind = kinds[filters.druh ?? ''];
  const waiting = useQuery({
    ...waitingWords(userId, { page, kind: kind ?? null }),
    select: (list) => ({ ...list, items: list.items.map((row) => ({ ...row, id: prefixes[row.of] + row.id })) }),
  });
  const { mutate, isPending, error } = useMutation(switchFirstLinks(sendToApi));
  const all = counts && counts.links + counts.repeats + counts.reported;
  const choice = (name: string, druh: string | null, count: number | undefined) => ({
    name,
    href: hrefWith({ druh }),
    isCurrent: kinds[druh ?? ''] === kind,
    count: count ?? null,
  });
  return (
    <>
      <DeskSwitch
        label="Čo čaká"
        choices={[
          choice('Všetko', null, all),
          choice('Odkazy', 'odkazy', counts?.links),
          choice('Opakované', 'opakovane', counts?.repeats),
          choice('Nahlásené', 'nahlasene', counts?.reported),
        ]}
      />
      <WordsQueue
        path={path}
        id={id}
        label="Komentáre"
        list={waiting}
        rowOf={(row, now) => ({
          name: row.people > 1 ? `${nameOf(row)} + ${countedAtDesk(row.people - 1, 'ucet')}` : nameOf(row),
          at: row.createdAt,
          text: row.text || 'Bez slov.',
          badge: badgeOf(row),
          note: `${noteOf(row)} · ${formatRelative(row.since, now)}`,
        })}
        empty={<WordsEmpty list="reported" query="" allHref={withFilters(path, { tab: 'vsetky' })} />}
      >
        {(openId, around) => {
          const shared = { userId, announce, around, onDone: () => around.openNext(openId) };
          if (openId.startsWith(prefixes.repeat)) {
            const sameAs = openId.slice(prefixes.repeat.length);
            return <OpenedRepeat key={sameAs} sameAs={sameAs} {...shared} />;
          }
          return openId.startsWith(prefixes.review) ? (
            <OpenedReview reviewId={openId.slice(prefixes.review.length)} {...shared} />
          ) : (
            <OpenedComment commentId={openId} {...shared} />
          );
        }}
      </WordsQueue>
      {counts && (
        <FirstLinksSwitch
          isOn={counts.firstLinksWait}
          waiting={counts.links}
          state={isPending ? 'busy' : 'ready'}
          failure={deskFailure(error)}
          onChange={(wait) => mutate(wait)}
        />
      )}
    </>
  );
}

const nameOf = ({ author }: WaitingWords) => author?.name ?? 'Zrušený účet';

function badgeOf({ kind, words, reportCount }: WaitingWords) {
  if (kind === 'link') {
    return (
      <DeskBadge icon="externalLink" tone="warn" isFilled>
        prvý odkaz
      </DeskBadge>
    );
  }
  return kind === 'repeat' ? (
    <DeskBadge icon="copy" tone="danger" isFilled>
      {words}× to isté
    </DeskBadge>
  ) : (
    <DeskBadge tone="danger" isFilled>
      {countedAtDesk(reportCount, 'nahlasenie')}
    </DeskBadge>
  );
}

function noteOf({ kind, place, reportReason }: WaitingWords): string {
  return kind === 'report' && reportReason ? `„${reportReasons[reportReason]}“` : place.name;
}
