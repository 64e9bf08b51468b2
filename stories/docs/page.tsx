import { type ReactNode, useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

interface PageProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read in the workshop. It is in English; `Slovak` marks the examples. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main lang="en" className="mx-auto grid max-w-[60rem] gap-12 px-5 py-12 wrap-anywhere">
      <header>
        <h1 className="text-h1 font-extrabold">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A part of a page; its texts have the length of a line to read, its examples the width of the page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 [&>p]:max-w-prose [&>ul.list-disc]:max-w-prose">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function List({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5">{children}</ul>;
}

/** A name as it stands in the code. */
export function Name({ children }: { children: ReactNode }) {
  return <code className="rounded-sm bg-surface px-1 py-0.5 font-mono text-[0.9em]">{children}</code>;
}

/** Text in the language of the site. */
export function Slovak({ children }: { children: ReactNode }) {
  return <span lang="sk">{children}</span>;
}

interface EntryProps {
  /** The title of the stories, as in the sidebar: `ui/Button`. */
  title: string;
  /** Leads to this story instead of the component's documentation. */
  story?: string;
}

/** Leads to an entry of the sidebar. */
export function Entry({ title, story }: EntryProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const path = story === undefined ? `docs/${id}--docs` : `story/${id}--${story}`;
  return (
    <a
      href={`./?path=/${path}`}
      target="_top"
      className="font-strong text-accent-text underline underline-offset-4 hover:no-underline"
    >
      {title}
    </a>
  );
}

interface ExampleProps {
  children: ReactNode;
  /** Why it is so. */
  why: ReactNode;
}

/** Two live examples of the same thing, side by side. Both pass the machines' checks: the difference is for people. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 m:grid-cols-2">{children}</div>;
}

export const Do = (props: ExampleProps) => <Example {...props} kind="do" />;

export const Dont = (props: ExampleProps) => <Example {...props} kind="dont" />;

const verdicts = {
  do: { ground: 'border-success bg-success-soft', text: 'text-success-text', icon: 'check', word: 'Do' },
  dont: { ground: 'border-danger bg-danger-soft', text: 'text-danger-text', icon: 'close', word: "Don't" },
} as const;

function Example({ children, why, kind }: ExampleProps & { kind: keyof typeof verdicts }) {
  const { ground, text, icon, word } = verdicts[kind];
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-0 overflow-hidden rounded-xl border border-line">
      <div lang="sk" className="grid content-center justify-items-start gap-3 p-6">
        {children}
      </div>
      <figcaption className={`border-t-4 p-4 text-sm ${ground}`}>
        <b className={`flex items-center gap-1.5 ${text}`}>
          <Icon name={icon} size={18} /> {word}
        </b>
        {why}
      </figcaption>
    </figure>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong align-bottom">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-strong">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className="border-b border-line align-top">
            {cells.map((cell, index) => (
              <td key={head[index]} className="py-2.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
