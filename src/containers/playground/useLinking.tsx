import { useState } from 'react';
import { PanelAction } from '#src/components/code/PanelAction.tsx';
import { CopiedLink } from '#src/components/playground/CopiedLink.tsx';
import { paths } from '#src/domain/paths.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import { playgroundLanguages } from '#src/domain/playground/playgroundLanguages.ts';

type Copied = { link: string | null } | 'tooLong';

/** How long „skopírovaný“ is said. */
const saidMs = 6000;

/** „Skopírovať odkaz“, and what came of it. */
export function useLinking({ language, name, files, database }: PlaygroundProgram) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const address = () => new URL(paths.playground(playgroundLanguages[language].parameter), location.origin).href;
  const copy = async () => {
    const { programLink } = await import('#src/domain/playground/programLink.ts');
    const made = await programLink(address(), { program: { language, name, files, ...(database && { database }) } });
    if ('reason' in made) return setCopied('tooLong');
    try {
      await navigator.clipboard.writeText(made.link);
      const said = { link: null };
      setCopied(said);
      setTimeout(() => setCopied((now) => (now === said ? null : now)), saidMs);
    } catch {
      setCopied({ link: made.link });
    }
  };
  return {
    action: <PanelAction icon="link" label="Skopírovať odkaz" onPress={() => void copy()} />,
    said: copied && <CopiedLink {...(copied === 'tooLong' ? { isTooLong: true, link: null } : copied)} />,
  };
}
