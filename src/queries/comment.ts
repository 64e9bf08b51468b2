import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CommentDraft, CommentPage, Reply, ReportDraft } from '#src/contract/comment.ts';
import { minutes } from '#src/domain/duration.ts';
import { addressOf, readFromApi, type SendRequest, writeToApi } from './apiClient.ts';

/** What is commented. Of a lecture that is a free sample visitors read the comments too. */
export type CommentTarget = { lectureId: string; isSample: boolean } | { postId: string };

/** A reply as it is held: `isPending` while it, or its change, is on the way to the API; then its `html` does not count. */
export interface ReplyEntry extends Reply {
  isPending?: true;
}

/** A thread as it is held. */
export interface ThreadEntry extends ReplyEntry {
  replies: ReplyEntry[];
}

interface EntryPage extends Omit<CommentPage, 'items'> {
  items: ThreadEntry[];
}

type Pages = InfiniteData<EntryPage, number>;

/** The calls about comments of a lecture or a post: how their paths begin, and with which parameter. */
const placeOf = (target: CommentTarget) =>
  'lectureId' in target
    ? ({ root: '/lecture/{lectureId}/comment', path: { lectureId: target.lectureId } } as const)
    : ({ root: '/post/{postId}/comment', path: { postId: target.postId } } as const);

/** The address of the comments of a lecture or a post. */
export function commentPath(target: CommentTarget) {
  const { root, path } = placeOf(target);
  return addressOf(root, { path });
}

const keyOf = (target: CommentTarget, userId: string | null) => ['comment', commentPath(target), userId ?? ''] as const;

/** Threads, the newest first, page by page; what may be done with them depends on the user. */
export function commentThreads(send: SendRequest, target: CommentTarget, userId: string | null) {
  const { root, path } = placeOf(target);
  const preview = 'lectureId' in target && target.isSample ? 'true' : null;
  return infiniteQueryOptions({
    queryKey: keyOf(target, userId),
    queryFn: ({ pageParam: page }): Promise<EntryPage> =>
      readFromApi(send, addressOf(root, { path, query: { page, preview } })),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    select: threadsOf,
    staleTime: minutes(1),
  });
}

/** All loaded threads once each: a new one moves those behind it, so two pages may have the same. */
function threadsOf({ pages }: Pages): { threads: ThreadEntry[]; count: number } {
  const threads = new Map(pages.flatMap(({ items }) => items).map((thread) => [thread.id, thread]));
  return { threads: [...threads.values()], count: pages.at(-1)?.commentCount ?? 0 };
}

/** Whose comments, on what. */
interface Scope {
  target: CommentTarget;
  userId: string;
  /** Shown on a comment until the API has answered. */
  authorName: string;
}

/**
 * Sends a comment, or an answer to the comment or reply `parentId`; it stands in the list at once and goes again when it is refused.
 * @throws ApiError
 */
export function addComment(send: SendRequest, { target, userId, authorName }: Scope) {
  const queryKey = keyOf(target, userId);
  const { root, path } = placeOf(target);
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: (draft: CommentDraft) => writeToApi(send, 'POST', root, { path, body: draft }),
    onMutate: async ({ text, parentId }, { client }) => {
      await client.cancelQueries({ queryKey });
      const entry = pendingEntry(text, authorName);
      change(client, queryKey, (pages) => withNew(pages, entry, parentId));
      return entry.id;
    },
    onSuccess: (comment, { parentId }, pendingId, { client }) =>
      change(client, queryKey, (pages) =>
        withNew(without(without(pages, pendingId), comment.id), { ...comment, replies: [] }, parentId),
      ),
    onError: (_error, _draft, pendingId, { client }) =>
      pendingId && change(client, queryKey, (pages) => without(pages, pendingId)),
  });
}

/** Changes the text of an own comment; the new one is shown at once, the old one again when it is refused. @throws ApiError */
export function editComment(send: SendRequest, { target, userId }: Scope) {
  const queryKey = keyOf(target, userId);
  const { root, path } = placeOf(target);
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      writeToApi(send, 'PUT', `${root}/{commentId}`, { path: { ...path, commentId: id }, body: { text } }),
    onMutate: async ({ id, text }, { client }) => {
      await client.cancelQueries({ queryKey });
      return put(client, queryKey, id, { text, isPending: true });
    },
    onSuccess: ({ html, text, editedAt, heldFor }, { id }, _old, { client }) => {
      put(client, queryKey, id, { html, text, editedAt, heldFor, isPending: undefined });
    },
    onError: (_error, { id }, old, { client }) => {
      put(client, queryKey, id, { text: old?.text, isPending: undefined });
    },
  });
}

/**
 * Deletes a comment; its place is empty at once, and is what it was when that is refused. What is left of the thread
 * is then asked of the API. @throws ApiError
 */
export function deleteComment(send: SendRequest, { target, userId }: Scope) {
  const queryKey = keyOf(target, userId);
  const { root, path } = placeOf(target);
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: (id: string) => writeToApi(send, 'DELETE', `${root}/{commentId}`, { path: { ...path, commentId: id } }),
    onMutate: async (id, { client }) => {
      await client.cancelQueries({ queryKey });
      return put(client, queryKey, id, { isDeleted: true, isPending: true });
    },
    onSuccess: (_answer, id, _old, { client }) => {
      put(client, queryKey, id, { isPending: undefined });
      void client.invalidateQueries({ queryKey });
    },
    onError: (_error, id, old, { client }) => {
      put(client, queryKey, id, { isDeleted: old?.isDeleted, isPending: undefined });
    },
  });
}

/** Tells the association of a comment that breaks the rules. @throws ApiError */
export function reportComment(send: SendRequest, { target }: Pick<Scope, 'target'>) {
  const { root, path } = placeOf(target);
  return mutationOptions({
    mutationFn: ({ id, draft }: { id: string; draft: ReportDraft }) =>
      writeToApi(send, 'POST', `${root}/{commentId}/report`, { path: { ...path, commentId: id }, body: draft }),
  });
}

function pendingEntry(text: string, authorName: string): ThreadEntry {
  const createdAt = new Date().toISOString();
  return {
    id: `pending-${createdAt}`,
    html: '',
    text,
    authorName,
    createdAt,
    editedAt: null,
    isDeleted: false,
    hiddenReason: null,
    heldFor: null,
    canEdit: false,
    canDelete: false,
    canReport: false,
    isPending: true,
    replies: [],
  };
}

function change(client: QueryClient, queryKey: ReturnType<typeof keyOf>, changed: (pages: Pages) => Pages): void {
  client.setQueryData<Pages>(queryKey, (pages) => pages && changed(pages));
}

/** Changes one comment or reply; answers what it was. */
function put(
  client: QueryClient,
  queryKey: ReturnType<typeof keyOf>,
  id: string,
  values: { [Name in keyof ReplyEntry]?: ReplyEntry[Name] | undefined },
): ReplyEntry | undefined {
  const old = client
    .getQueryData<Pages>(queryKey)
    ?.pages.flatMap(({ items }) => items.flatMap((thread) => [thread, ...thread.replies]))
    .find((entry) => entry.id === id);
  const changed = <T extends ReplyEntry>(entry: T): T => (entry.id === id ? { ...entry, ...values } : entry);
  change(client, queryKey, (pages) =>
    eachThread(pages, (thread) => [{ ...changed(thread), replies: thread.replies.map(changed) }]),
  );
  return old;
}

function eachThread(pages: Pages, of: (thread: ThreadEntry) => ThreadEntry[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.flatMap(of) })) };
}

function countBy(pages: Pages, difference: number): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, commentCount: page.commentCount + difference })),
  };
}

/** The newest thread, or the last reply of the thread in which `parentId` stands. */
function withNew(pages: Pages, entry: ThreadEntry, parentId: string | undefined): Pages {
  const added = countBy(pages, 1);
  if (parentId !== undefined) {
    return eachThread(added, (thread) =>
      [thread, ...thread.replies].some(({ id }) => id === parentId)
        ? [{ ...thread, replies: [...thread.replies, entry] }]
        : [thread],
    );
  }
  const [first, ...rest] = added.pages;
  return first ? { ...added, pages: [{ ...first, items: [entry, ...first.items] }, ...rest] } : added;
}

/** Takes away a comment or a reply, wherever it is; nothing changes when it is not there. */
function without(pages: Pages, id: string): Pages {
  let found = 0;
  const isOther = (entry: ReplyEntry) => {
    if (entry.id === id) found = 1;
    return entry.id !== id;
  };
  const left = eachThread(pages, (thread) =>
    isOther(thread) ? [{ ...thread, replies: thread.replies.filter(isOther) }] : [],
  );
  return countBy(left, -found);
}
