import { TextLink } from '#src/components/ui/TextLink.tsx';
import { paths } from '#src/domain/paths.ts';

interface Props {
  courseSlug: string;
}

/** Stands in a plan in the place of mistakes and solutions of a course that the teacher does not have. */
export function ClosedPlan({ courseSlug }: Props) {
  return (
    <div className="border-l-[3px] border-accent bg-accent-soft px-5 py-3">
      <p>
        <strong className="font-strong">Typické chyby a&nbsp;riešenia tu zatiaľ nie sú.</strong> Patria k&nbsp;plateným
        lekciám, uvidíš ich, keď budeš mať tento kurz.
      </p>
      <TextLink href={paths.course(courseSlug)}>Pozrieť kurz</TextLink>
    </div>
  );
}
