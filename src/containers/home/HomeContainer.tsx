import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { keptHome, keptHomeId, presumedOwner } from '#src/browser/learning/keptHome.ts';
import { HomeRooms } from '#src/components/home/HomeRooms.tsx';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { KeptHome } from '#src/components/home/KeptHome.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { useWhenGuest } from '#src/containers/account/useWhenGuest.ts';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import { CodeBoundary, missingPart } from '#src/containers/ui/CodeBoundary.tsx';
import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBeginning } from '#src/queries/course.ts';

// What only somebody who learns has comes when there is one.
const loadOwn = () => import('./OwnHomeContainer.tsx');
const OwnHomeContainer = lazy(() => loadOwn().then((module) => ({ default: module.OwnHomeContainer })));

const loadGuest = () => import('#src/containers/account/KeptHereContainer.tsx');

const restId = 'kde-zacat';
const rest = (
  <div id={restId}>
    {hydratedWhenNear(restId, async () => (await import('./HomeRestContainer.tsx')).HomeRestContainer)}
  </div>
);

interface Props {
  /** Puts what is kept into its place before the first paint. */
  script: ReactNode;
}

/** The home page: of somebody who learns, or of a visitor, whose lower part comes with its code when they are near. */
export function HomeContainer({ script }: Props) {
  const { data: beginning } = useQuery(courseBeginning());
  const guest = useWhenGuest(loadGuest);
  const sentName = useSentName();
  const { who, owner, isReached } = useOwner();
  const [shownTo, setShownTo] = useState<string | null>(null);
  const [kept] = useState(() => (typeof document === 'undefined' ? null : keptHome.read(presumedOwner())));
  useKeptSession(loadOwn);
  const onShown = () => setShownTo(owner);
  const own = owner !== null && (
    <CodeBoundary
      key={owner}
      instead={kept === null ? <Instead onShown={onShown}>{missingPart}</Instead> : missingPart}
    >
      <Suspense>
        <OwnHomeContainer owner={owner} isReached={isReached} hasKept={kept !== null} onShown={onShown} />
      </Suspense>
    </CodeBoundary>
  );
  const learner = (
    <>
      {own}
      {(owner === null || shownTo !== owner) && <KeptHome id={keptHomeId} html={kept} />}
      {who === 'unknown' && script}
    </>
  );
  return (
    <HomeRooms who={who} learner={learner}>
      <HomeView
        lecture={beginning?.lecture ?? null}
        sentName={sentName}
        kept={guest && <guest.KeptHereContainer returnTo={paths.home()} />}
      >
        {rest}
      </HomeView>
    </HomeRooms>
  );
}

/** Whose home page this is; not `isReached` where the identity provider could not say that a kept session still holds. */
function useOwner() {
  const { user, isLoading, error } = useSession();
  const marks = useGuestMarks();
  if (isLoading) return { who: 'unknown', owner: null, isReached: true } as const;
  if (user) return { who: 'learner', owner: user.uid, isReached: true } as const;
  const presumed = error?.reason === 'network' ? presumedOwner() : null;
  if (presumed) return { who: 'learner', owner: presumed, isReached: false } as const;
  if (marks.length > 0) return { who: 'learner', owner: '', isReached: true } as const;
  return { who: 'visitor', owner: null, isReached: true } as const;
}

/** What stands in the place of the home page, and of the frame that was kept for it. */
function Instead({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown);
  return children;
}

/** „Spustiť“ was pressed before the scripts came: then the name stands in the address. */
function useSentName(): string | null {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => setSent(new URLSearchParams(location.search).get('meno')), []);
  return sent;
}
