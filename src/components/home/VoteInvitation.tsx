import { TextLink } from '#src/components/ui/TextLink.tsx';

interface Props {
  href: string;
}

/** The last cell of the courses: which one is missing. */
export function VoteInvitation({ href }: Props) {
  return (
    <section className="flex flex-col items-start justify-center rounded-2xl border border-dashed border-line-strong p-4.5 m:p-5.5">
      <h3 className="text-[1.125rem] leading-tight m:text-h3">Ktorý kurz ti chýba?</h3>
      <p className="mt-2 text-md leading-normal text-muted">
        Vyber z&nbsp;návrhov ten, ktorý by ti pomohol najviac. Podľa hlasov sa rozhodneme, čo pripravíme ako ďalšie.
      </p>
      <p className="pt-2">
        <TextLink href={href}>Hlasovať za ďalší kurz</TextLink>
      </p>
    </section>
  );
}
