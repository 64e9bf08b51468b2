import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** One kind of a lecturer's work under its heading. */
export function AuthorSection({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-line pt-10">
      <h2 id={id} className="mb-8 text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
