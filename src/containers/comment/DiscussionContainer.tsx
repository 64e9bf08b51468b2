import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#src/containers/account/useSession.ts';
import { WhenNear } from '#src/containers/ui/WhenNear.tsx';
import { paths } from '#src/domain/paths.ts';
import type { CommentTarget } from '#src/queries/comment.ts';

const CommentsContainer = lazy(() =>
  import('./CommentsContainer.tsx').then((module) => ({ default: module.CommentsContainer })),
);

const place = 'komentare';

interface Props {
  target: CommentTarget;
}

/** The comments below a lecture or a post. */
export function DiscussionContainer({ target }: Props) {
  const { user, userId, isLoading } = useSession();
  const { pathname } = useLocation();
  return (
    <WhenNear id={place} kind="comments">
      {!isLoading && (
        <CommentsContainer
          target={target}
          userId={userId}
          authorName={user?.displayName ?? null}
          loginHref={paths.login(`${pathname}#${place}`)}
          place={place}
        />
      )}
    </WhenNear>
  );
}
