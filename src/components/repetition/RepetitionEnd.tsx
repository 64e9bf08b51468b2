import type { Ref } from 'react';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { endTitle, resultWords, ungradedWords } from '#src/domain/repetition/repetitionWords.ts';

/** `kept`: nobody has graded it yet. */
type Outcome = 'right' | 'other' | 'kept';

interface Props {
  /** The questions of this sitting, each by its lecture. */
  lines: readonly { id: string; name: string; outcome: Outcome }[];
  tomorrow: number;
  /** So many wait for today still. */
  more: number;
  onMore: () => void;
  /** Where learning goes on. */
  href: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The end of a sitting: its lines are lit, tomorrow is said by a number, and there is no percentage. */
export function RepetitionEnd({ lines, tomorrow, more, onMore, href, titleRef }: Props) {
  const count = (counted: Outcome) => lines.filter(({ outcome }) => outcome === counted).length;
  const kept = count('kept');
  const result = [resultWords(count('right'), lines.length - kept), ungradedWords(kept)].filter(Boolean).join(' ');
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-raised">
      <ol className="bg-code py-3 text-code-text">
        {lines.map(({ id, name, outcome }, index) => (
          <li
            key={id}
            className="grid min-h-11 grid-cols-[3rem_minmax(0,1fr)_auto] items-center border-l-[3px] border-code-accent bg-code-line px-4 py-1.5"
          >
            <span className="font-mono text-sm text-code-muted">{index + 1}</span>
            <span className={outcome === 'right' ? '' : 'font-strong'}>{name}</span>
            {outcome === 'right' ? (
              <>
                <Icon name="check" size={18} className="text-code-success" />
                <span className="sr-only">, vyšla</span>
              </>
            ) : (
              <small className="text-sm text-code-muted">{outcome === 'other' ? 'zajtra znova' : 'čaká'}</small>
            )}
          </li>
        ))}
      </ol>
      <div className="grid justify-items-start gap-3 px-5 py-6 m:px-6">
        <h2 ref={titleRef} tabIndex={-1} className="rounded-sm text-[1.625rem] leading-tight">
          {endTitle(tomorrow)}
        </h2>
        <p className="text-muted">{result} Keď zajtra neprídeš, nič sa nestratí.</p>
        <ButtonLink href={href} icon="arrowRight">
          Pokračovať v&nbsp;učení
        </ButtonLink>
        {more > 0 && (
          <Button kind="quiet" size="small" onPress={onMore}>
            Ešte {more} dnes
          </Button>
        )}
      </div>
    </div>
  );
}
