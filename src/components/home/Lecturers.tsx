import { Portrait } from '#src/components/author/Portrait.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  lecturers: readonly AuthorCard[];
}

const list = new Intl.ListFormat('sk-SK');

/** The faces of who teaches, each leading to its page. */
export function Lecturers({ lecturers }: Props) {
  if (lecturers.length === 0) return null;
  const names = list.format(lecturers.map(({ name }) => name.split(' ')[0] ?? name));
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4 m:mt-11 m:pt-8">
      <ul className="flex -space-x-2">
        {lecturers.map((lecturer) => (
          <li key={lecturer.id}>
            <a href={paths.author(lecturer.slug)} className="block rounded-full border-3 border-primary">
              <Portrait author={lecturer} />
              <span className="sr-only">{lecturer.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="max-w-[46em] flex-1 basis-80 wrap-anywhere">
        <b>
          {lecturers.length === 1 ? 'Učí ťa' : 'Učia ťa'} {names}.
        </b>{' '}
        Nijaký kód nepatrí do lekcie, kým sa naozaj nespustil.
      </p>
      <TextLink href={paths.about()}>O projekte a&nbsp;lektoroch</TextLink>
    </div>
  );
}
