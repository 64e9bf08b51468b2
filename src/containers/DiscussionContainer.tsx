import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/domain/paths.ts';
import type { CommentTarget } from '#src/queries/comment.ts';
import { useSession } from './useSession.ts';
import { WhenNear } from './WhenNear.tsx';

const CommentsContainer = lazy(() =>
  import('./CommentsContainer.tsx').then((module) => ({ default: module.CommentsContainer })),
);

interface Props {
  target: CommentTarget;
}

/** The comments below a lecture or a post. */
export function DiscussionContainer({ target }: Props) {
  const { user, userId, isLoading } = useSession();
  const { pathname } = useLocation();
  return (
    <WhenNear id="komentare" className="mt-16 min-h-86 m:min-h-64 [.session_&]:min-h-108">
      {!isLoading && (
        <CommentsContainer
          target={target}
          userId={userId}
          authorName={user?.displayName ?? null}
          loginHref={paths.login(pathname)}
        />
      )}
    </WhenNear>
  );
}
