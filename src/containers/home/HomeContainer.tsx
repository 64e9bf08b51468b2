import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HomeView } from '#src/components/home/HomeView.tsx';
import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';
import { courseBeginning } from '#src/queries/course.ts';

const restId = 'kde-zacat';
const rest = (
  <div id={restId}>
    {hydratedWhenNear(restId, async () => (await import('./HomeRestContainer.tsx')).HomeRestContainer)}
  </div>
);

/** The home page; its lower part comes with its code when the visitor is near. */
export function HomeContainer() {
  const { data: beginning } = useQuery(courseBeginning());
  return (
    <HomeView lecture={beginning?.lecture ?? null} sentName={useSentName()}>
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
