import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ContentActResults } from '#src/components/desk/content/ContentActResults.tsx';
import { type ContentAct, ContentQuestion } from '#src/components/desk/content/ContentQuestion.tsx';
import type { DeskMenuEntry } from '#src/components/desk/kit/DeskMenu.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { ContentItem, ContentStep } from '#src/contract/desk/content/deskContent.ts';
import { clockInBratislava, fromBratislava } from '#src/domain/bratislava.ts';
import { contentFields } from '#src/domain/desk/content/contentFields.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { hours } from '#src/domain/duration.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { openContent, saveContent, stepContent } from '#src/queries/desk/content/deskContent.ts';

export type Thing = Pick<ContentItem, 'kind' | 'id' | 'name' | 'state' | 'isLive' | 'address'>;

/** What is done with a thing. `value`: a name, a moment, or nothing. */
type Doing = Exclude<ContentAct, 'move'> | 'review' | 'revive';

const refusals: Record<string, string> = {
  'content-obstacles': 'Na web to nepustia prekážky. Otvor to, v\u00A0editore sú vypísané a\u00A0úlohy sa tam overia.',
  'content-changed': 'Medzitým to zmenil niekto iný. Pozri si novú verziu a\u00A0skús to znova.',
  'content-in-use': 'Niečo na webe to používa. Najprv to odtiaľ odober.',
  'moment-over': 'Tento čas už prešiel. Nepublikovalo ani nenaplánovalo sa nič, vyber neskorší.',
  'role-required': 'Publikuje redakcia. Pošli to na kontrolu.',
  'not-found': 'Medzitým to niekto zmazal.',
};

const fieldOfName = (kind: Thing['kind']) =>
  contentFields[kind].some(({ key }) => key === 'title') ? 'title' : 'name';

interface MenuWays {
  /** Moves it to another place. */
  move?: () => void;
  /** The screen on which it is published with what it needs; without it, it is asked here. */
  publishHref?: string;
}

/** What can be done with things of the content from their lists, one after the other: those that cannot be done do not stop the others. */
export function useContentActs(userId: string, onDone?: () => void) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ act: Exclude<ContentAct, 'move'>; things: readonly Thing[] } | null>(null);

  const doOne = async (doing: Doing, { kind, id }: Thing, value: string) => {
    const step = (given: ContentStep) => stepContent(sendToApi, kind, id, given);
    if (doing === 'withdraw' || doing === 'archive' || doing === 'revive') return step({ step: doing });
    const { revision, document } = await queryClient.fetchQuery(openContent(userId, kind, id));
    if (doing === 'rename') {
      const renamed = { ...document, data: { ...document.data, [fieldOfName(kind)]: value } };
      return saveContent(sendToApi, { kind, id, revision }, { document: renamed });
    }
    if (doing === 'review') return step({ step: 'review', revision });
    const at = doing === 'schedule' ? { at: fromBratislava(value) } : {};
    return step({ step: 'publish', revision, proofs: [], ...at });
  };
  const acting = useMutation({
    mutationFn: async ({ doing, things, value = '' }: { doing: Doing; things: readonly Thing[]; value?: string }) => {
      const failed: { name: string; error: Error }[] = [];
      for (const thing of things) {
        await doOne(doing, thing, value).catch((error: Error) => failed.push({ name: thing.name, error }));
      }
      return { done: things.length - failed.length, failed };
    },
    onSuccess: ({ done, failed }, { things }) => {
      // One thing that failed is said in its question; of several, each is said by its name.
      if (things.length === 1 && failed.length === 1) return;
      setAsked(null);
      if (done > 0) onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const { data, variables, isPending } = acting;
  const [failure] = data?.failed ?? [];
  const inWords = (error: Error) => refusals[refusalOf(error) ?? ''] ?? deskFailure(error);

  const ask = (act: Exclude<ContentAct, 'move'>, things: readonly Thing[]) => {
    acting.reset();
    setAsked({ act, things });
  };
  const run = (doing: 'review' | 'revive', things: readonly Thing[]) => acting.mutate({ doing, things });

  /** The menu of a row. */
  const menuOf = (thing: Thing, { move, publishHref }: MenuWays = {}): DeskMenuEntry[] => {
    const { kind, id, state, isLive, address } = thing;
    const isArchived = state === 'archived';
    const entries: (DeskMenuEntry | false | null | undefined)[] = [
      { name: 'Otvoriť', href: deskPaths.contentEditor(kind, id) },
      isLive && address !== null && { name: 'Náhľad na webe', href: address, isOutside: true },
      !isArchived && { name: 'Premenovať…', onPress: () => ask('rename', [thing]) },
      !isArchived && move && { name: 'Presunúť…', onPress: move },
      state === 'draft' && { name: 'Poslať na kontrolu', onPress: () => run('review', [thing]) },
      kind === 'course' && !isArchived && publishHref
        ? { name: 'Publikovať so všetkým…', href: publishHref }
        : !isArchived &&
          state !== 'published' && {
            name: 'Publikovať…',
            ...(publishHref ? { href: publishHref } : { onPress: () => ask('publish', [thing]) }),
          },
      !isArchived && state !== 'published' && { name: 'Naplánovať…', onPress: () => ask('schedule', [thing]) },
      (isLive || state === 'scheduled') && {
        name: isLive ? 'Stiahnuť z\u00A0webu…' : 'Zrušiť plán…',
        onPress: () => ask('withdraw', [thing]),
      },
      isArchived
        ? { name: 'Obnoviť', onPress: () => run('revive', [thing]) }
        : { name: 'Archivovať…', onPress: () => ask('archive', [thing]) },
    ];
    return entries.filter((entry): entry is DeskMenuEntry => Boolean(entry));
  };

  const question = asked && (
    <ContentQuestion
      key={`${asked.act} ${asked.things.map(({ id }) => id).join()}`}
      act={asked.act}
      names={asked.things.map(({ name }) => name)}
      proposed={inAnHour()}
      now={Date.now()}
      state={isPending ? 'busy' : 'ready'}
      failure={failure && inWords(failure.error)}
      onAct={(value) => acting.mutate({ doing: asked.act, things: asked.things, value })}
      onClose={() => setAsked(null)}
    />
  );
  const results = failure && !asked && data && variables && (
    <ContentActResults
      done={data.done}
      failed={data.failed.map(({ name, error }) => ({ name, message: inWords(error) }))}
    />
  );
  return { ask, run, menuOf, question, results, isPending };
}

/** As the field of a moment writes it, by the clock of Bratislava. */
function inAnHour(): string {
  const { date, clock } = clockInBratislava(Date.now() + hours(1));
  return `${date}T${clock.slice(0, 2)}:00`;
}
