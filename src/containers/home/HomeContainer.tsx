import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';
import { courseBeginning } from '#src/queries/course.ts';

// What only a learner has comes when there is one.
const ContinueContainer = lazy(() =>
  import('./ContinueContainer.tsx').then((module) => ({ default: module.ContinueContainer })),
);

const restId = 'kde-zacat';
const rest = (
  <div id={restId}>
    {hydratedWhenNear(restId, async () => (await import('./HomeRestContainer.tsx')).HomeRestContainer)}
  </div>
);

/** The home page; its lower part comes with its code when the visitor is near. */
export function HomeContainer() {
  const { data: beginning } = useQuery(courseBeginning());
  const user = useUser();
  const wayOn = user && (
    <CodeBoundary instead={null}>
      <Suspense>
        <ContinueContainer userId={user.uid} />
      </Suspense>
    </CodeBoundary>
  );
  return (
    <HomeView lecture={beginning?.lecture ?? null} sentName={useSentName()} wayOn={wayOn}>
      {rest}
    </HomeView>
  );
}

/** „Spustiť“ was pressed before the scripts came: then the name stands in the address. */
function useSentName(): string | null {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => setSent(new URLSearchParams(location.search).get('meno')), []);
  return sent;
}
