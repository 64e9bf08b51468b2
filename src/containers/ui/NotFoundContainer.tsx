import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { paths } from '#src/domain/paths.ts';

/** The server knows where a thing is that once had this address. What it has answered itself it was asked about already. */
export function NotFoundContainer() {
  const isFromHere = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!isFromHere) return;
    const leaving = new AbortController();
    fetch(window.location.href, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok, redirected, url }) => {
        if (ok && redirected) window.location.replace(url);
      },
      // Without an answer it stays not found.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isFromHere]);
  return <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />;
}
