import type { ReactNode } from 'react';

interface Props {
  form: ReactNode;
  preview: ReactNode;
  /** To whom it goes, and what was checked. */
  aside: ReactNode;
}

/** The writing of a newsletter: the words, how they arrive, and what is to be seen to – beside each other where there is room. */
export function IssueDesk({ form, preview, aside }: Props) {
  return (
    <div className="grid items-start gap-4 l:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_18rem]">
      {form}
      {preview}
      <div className="grid min-w-0 gap-4 l:max-xl:col-span-2">{aside}</div>
    </div>
  );
}
