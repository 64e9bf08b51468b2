import { counted, plural } from '#src/domain/plural.ts';

interface Props {
  /** Never empty. */
  lectures: readonly { name: string; href: string }[];
}

/** What was added to a course since the learner's last visit. */
export function NewLectures({ lectures }: Props) {
  const { length } = lectures;
  return (
    <div className="mb-5 rounded-xl bg-accent-soft px-5 py-4 wrap-anywhere">
      <p className="font-strong">
        {plural(length, 'pribudla')} {counted(length, 'lekcia')}
      </p>
      <ul>
        {lectures.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
