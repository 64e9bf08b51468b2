import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { type KeptCounts, keptWords } from '#src/domain/keptWords.ts';

interface Props {
  counts: KeptCounts;
  /** `page`: some of it is not stored, and lasts as long as the page. */
  lasts: 'always' | 'page';
  loginHref: string;
  /** Wants all of it deleted. */
  onForget: () => void;
}

/** Says what this browser keeps of who has no account, and how it gets one. */
export function KeptHere({ counts, lasts, loginHref, onForget }: Props) {
  const isOne = Object.values(counts).reduce((sum, count) => sum + count) === 1;
  return (
    <section
      aria-label={'Zachované v\u00A0tomto prehliadači'}
      className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 rounded-r-xl rounded-l-sm border border-l-3 border-line border-l-accent bg-surface py-3.5 pr-4.5 pl-4.5"
    >
      <div className="grid flex-1 basis-72 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
        <Icon name="download" className="mt-0.5 text-accent-text" />
        <p className="leading-normal">
          <b>Zachované v&nbsp;tomto prehliadači: {keptWords(counts, 'is')}.</b>{' '}
          {lasts === 'always' ? (
            <>Keď sa prihlásiš, {isOne ? 'prejde' : 'prejdú'} s&nbsp;tebou aj do telefónu.</>
          ) : (
            <>Prehliadač už viac neuloží: čo pribudlo, ostane, len kým stránku nezavrieš.</>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-s:pl-9">
        <ButtonLink href={loginHref} kind="quiet" size="small">
          Prihlásiť sa
        </ButtonLink>
        <button
          type="button"
          onClick={onForget}
          className="min-h-11 rounded-sm px-2 max-s:-ml-2 text-sm text-muted underline underline-offset-4 hover:text-accent-text"
        >
          Vymazať z&nbsp;tohto prehliadača
        </button>
      </div>
    </section>
  );
}
