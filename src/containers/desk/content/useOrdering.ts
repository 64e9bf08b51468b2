import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { inOrder, orderOf } from '#src/domain/courseOrder.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { courseTree, firstCourseTree, orderCourse } from '#src/queries/desk/content/deskContent.ts';

/** The tree where it was asked for; `null`: as the first course. */
function keptTree(client: QueryClient, userId: string, id: string | null) {
  if (id === null) {
    const query = firstCourseTree(userId);
    return {
      read: () => client.getQueryData(query.queryKey)?.tree,
      ask: async () => (await client.fetchQuery(query)).tree,
      write: (tree: CourseTree) => client.setQueryData(query.queryKey, { tree }),
    };
  }
  const query = courseTree(userId, id);
  return {
    read: () => client.getQueryData(query.queryKey),
    ask: () => client.fetchQuery(query),
    write: (tree: CourseTree) => client.setQueryData(query.queryKey, tree),
  };
}

/**
 * The order that somebody arranges: seen at once, saved behind, kept where the saving fails. `saving` is the time of the last save where
 * there was one.
 */
export function useOrdering(userId: string, id: string | null, tree: CourseTree) {
  const queryClient = useQueryClient();
  const [mine, setMine] = useState<CourseOrder['chapters'] | null>(null);
  const kept = keptTree(queryClient, userId, id);
  const { mutate, reset, isPending, error, data } = useMutation({
    // One after the other: each names the order that the one before has made.
    scope: { id: `order ${tree.course.id}` },
    mutationFn: async ({ chapters, isAgain }: { chapters: CourseOrder['chapters']; isAgain: boolean }) => {
      const seen = (isAgain ? await kept.ask() : kept.read()) ?? tree;
      const order = orderOf(inOrder(seen.chapters, chapters));
      const saved = await orderCourse(sendToApi, tree.course.id, seen.order, { chapters: order });
      kept.write(saved);
      return shortTime(new Date().toISOString()).split('\u00A0').at(-1) ?? '';
    },
    onSuccess: async (_, { chapters }) => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      setMine((newest) => (newest === chapters ? null : newest));
    },
  });
  const refused = error && (refusalOf(error) === 'content-changed' ? 'changed' : 'failed');
  return {
    mine,
    saving: isPending ? 'busy' : (refused ?? data ?? 'ready'),
    reorder: (chapters: CourseOrder['chapters']) => {
      setMine(chapters);
      mutate({ chapters, isAgain: false });
    },
    retry: () => mine && mutate({ chapters: mine, isAgain: true }),
    giveUp: () => {
      setMine(null);
      reset();
      void queryClient.invalidateQueries({ queryKey: ['desk'] });
    },
  };
}
