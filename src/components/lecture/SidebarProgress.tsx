import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';

interface Props {
  percent: number;
}

/** How much of the course a learner has completed, above the outline. */
export function SidebarProgress({ percent }: Props) {
  return (
    <>
      <p className="mb-1.5 text-sm text-muted">Dokončené {percent}&nbsp;%</p>
      <ProgressBar percent={percent} label={'Pokrok v\u00A0kurze'} />
    </>
  );
}
