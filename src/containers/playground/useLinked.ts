import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import type { LinkReading } from '#src/domain/playground/programLink.ts';

/** The program that came in the fragment of the address, as long as it is only read; nothing of it runs. */
export function useLinked() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [reading, setReading] = useState<{ hash: string; found: LinkReading } | null>(null);
  useEffect(() => {
    if (hash === '') return;
    let isCurrent = true;
    const read = async () => {
      const { isProgramFragment, readProgramLink } = await import('#src/domain/playground/programLink.ts');
      if (!isProgramFragment(hash)) return;
      const found = await readProgramLink(hash);
      if (isCurrent) setReading({ hash, found });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  const found = reading?.hash === hash ? reading.found : null;
  const program: PlaygroundProgram | null = found && 'program' in found ? found.program : null;
  return {
    /** Another link is another program. */
    key: hash,
    program,
    reason: found && 'reason' in found ? found.reason : null,
    /** The address of one's own program has none. */
    leave() {
      if (hash !== '') void navigate(pathname + search, { replace: true });
    },
  };
}
