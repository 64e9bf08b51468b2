import type { Ref } from 'react';

interface Props {
  /** Where the page comes to stand. */
  place: Ref<HTMLDivElement>;
  isEmpty: boolean;
  /** A panel of its own, not a part of one. */
  isApart?: boolean;
}

/** What a page looks like while it runs. Its height is fixed, so that nothing moves. */
export function PagePreview({ place, isEmpty, isApart = false }: Props) {
  return (
    <section
      aria-label="Náhľad"
      className={`flex flex-col bg-code-out ${isApart ? 'overflow-clip rounded-2xl max-m:-mx-5 max-m:rounded-none' : ''}`}
    >
      <p className="px-4 py-2 font-sans text-xs font-semibold text-code-muted max-m:px-3">Náhľad</p>
      <div className="relative h-120 bg-white">
        <div
          ref={place}
          className="absolute inset-0 [&>iframe]:size-full [&>iframe]:focus-visible:outline-code-accent"
        />
        {isEmpty && (
          <p className="absolute inset-0 grid place-content-center p-6 text-center text-md text-grey">
            Tu sa ukáže stránka, keď ju spustíš.
          </p>
        )}
      </div>
      <p className="px-4 py-2 text-sm text-code-muted max-m:px-3">Esc: von z náhľadu</p>
    </section>
  );
}
