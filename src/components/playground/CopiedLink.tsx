import { useEffect, useId, useRef } from 'react';

interface Props {
  /** `null` where it was copied. */
  link: string | null;
  /** The program does not fit into a link. */
  isTooLong?: boolean;
}

/** What came of „Skopírovať odkaz“: where a browser copies nothing, the link stands there to be copied by hand. */
export function CopiedLink({ link, isTooLong = false }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (link === null) return;
    field.current?.focus();
    field.current?.select();
  }, [link]);
  return (
    <div role="status" className="border-t border-code-line px-[1.1em] py-3 text-sm max-m:px-3">
      {isTooLong ? (
        <p className="text-code-warning">Program je do odkazu príliš dlhý. Stiahni ho ako súbor a&nbsp;pošli ten.</p>
      ) : link === null ? (
        <p className="text-code-success">Odkaz je skopírovaný. Celý program je v&nbsp;ňom.</p>
      ) : (
        <>
          <label htmlFor={id} className="block font-semibold">
            Prehliadač nedovolil kopírovať. Tu je odkaz, skopíruj si ho:
          </label>
          <input
            ref={field}
            id={id}
            readOnly
            value={link}
            className="mt-1.5 min-h-11 w-full rounded-md bg-code-out px-3 font-mono text-sm text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] focus-visible:outline-code-light"
          />
        </>
      )}
    </div>
  );
}
