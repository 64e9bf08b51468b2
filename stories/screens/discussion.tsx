import { CommentSection } from '#src/components/comment/CommentSection.tsx';
import { LateRoom } from '#src/components/page/LateRoom.tsx';
import { paths } from '#src/domain/paths.ts';
import { now, threads } from '#stories/fixtures/comment.ts';
import { nothing } from './screen.tsx';

const taken = async () => 'taken' as const;
const actions = { send: taken, edit: taken, remove: taken, report: taken };

/** The comments below a lecture or a post. */
export const discussion = ({ isSignedIn = false, isEmpty = false } = {}) => (
  <LateRoom id="komentare" kind="comments">
    <CommentSection
      status="ready"
      list={isEmpty ? { threads: [], count: 0 } : { threads, count: 6 }}
      onRetry={nothing}
      older="none"
      onOlder={nothing}
      now={now}
      isSignedIn={isSignedIn}
      loginHref={paths.login()}
      actions={actions}
      drafts={{ get: () => null, set: nothing }}
    />
  </LateRoom>
);
