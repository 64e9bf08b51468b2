import { ButtonLink } from '#src/components/ui/Button.tsx';

interface Props {
  /** The sign-in that leads back to the lecture. */
  href: string;
}

/** What a visitor who is not signed in sees of a quiz. */
export function QuizSignIn({ href }: Props) {
  return (
    <div className="grid justify-items-start gap-5">
      <p>Prihlás sa a&nbsp;vyskúšaj si, čo už vieš.</p>
      <ButtonLink href={href} size="small">
        Prihlásiť sa
      </ButtonLink>
    </div>
  );
}
