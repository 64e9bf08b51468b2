import { ButtonLink } from '#src/components/ui/Button.tsx';

interface Props {
  /** Set for a paid course that can be bought: „49 €“. */
  price: string | null;
  /** The checkout; `null` when it is not on sale, or there is nothing more to buy. */
  buyHref: string | null;
  startHref: string;
  /** What the first button says: the sample, the beginning, or the way on. */
  action: string;
}

/** The ways into a course, on the ground of its page's top. */
export function CourseStart({ price, buyHref, startHref, action }: Props) {
  return (
    <div className="grid gap-3 m:flex m:flex-wrap">
      <ButtonLink href={startHref} kind="onCourse" icon="arrowRight">
        {action}
      </ButtonLink>
      {price && buyHref && (
        <ButtonLink href={buyHref} kind="onCourseQuiet">
          Kúpiť za&nbsp;{price}
        </ButtonLink>
      )}
    </div>
  );
}
