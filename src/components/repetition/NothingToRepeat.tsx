import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { paths } from '#src/domain/paths.ts';

interface Props {
  /** A lecture at least. */
  hasFinished: boolean;
  tomorrow: number;
}

/** Nothing returns today. */
export function NothingToRepeat({ hasFinished, tomorrow }: Props) {
  if (!hasFinished) {
    return (
      <EmptyState title="Zatiaľ nie je čo opakovať">
        <p>Keď dokončíš prvú lekciu, jej otázky sa ti tu od ďalšieho dňa začnú vracať.</p>
        <TextLink href={paths.courses()}>Vybrať si kurz</TextLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Dnes nič nečaká">
      <p>{tomorrow > 0 ? `Zajtra sa vráti ${tomorrow}.` : 'Zajtra máš tiež voľno. Otázky prídu, keď bude čas.'}</p>
      <TextLink href={paths.home()}>Pokračovať v&nbsp;učení</TextLink>
    </EmptyState>
  );
}
