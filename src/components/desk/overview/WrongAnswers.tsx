import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  rows: readonly {
    code: string;
    people: number;
    /** Which known mistake of the task it is. */
    known: number | null;
  }[];
  /** Left out where the task cannot be written from here. */
  onMistake?: ((code: string) => void) | undefined;
}

/** What most people were left with in a task, and what they are told today. */
export function WrongAnswers({ rows, onMistake }: Props) {
  if (rows.length === 0) {
    return (
      <DeskEmpty title="Žiadnu chybnú odpoveď nemajú traja rovnakú">
        Odpoveď ukážeme, keď pri nej zostanú aspoň traja ľudia. Skús dlhšie obdobie.
      </DeskEmpty>
    );
  }
  return (
    <ol aria-label="Najčastejšie chybné odpovede" className="min-w-0 rounded-lg border border-line text-xs">
      {rows.map(({ code, people, known }) => (
        <li
          key={code}
          className="grid grid-cols-1 items-start gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0 m:grid-cols-[minmax(0,1fr)_6rem_15rem]"
        >
          <pre className="min-w-0 rounded-sm bg-code p-3 whitespace-pre-wrap wrap-anywhere text-code-text">
            <code>{code}</code>
          </pre>
          <span className="tabular-nums m:py-2 m:text-right">{countedAtDesk(people, 'clovek')}</span>
          {known !== null ? (
            <span className="text-success-text m:py-2">známa chyba {known}</span>
          ) : (
            onMistake && <DeskButton onPress={() => onMistake(code)}>Pridať medzi známe chyby…</DeskButton>
          )}
        </li>
      ))}
    </ol>
  );
}
