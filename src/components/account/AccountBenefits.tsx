import { LinesPanel } from '#src/components/page/LinesPanel.tsx';

/** Why to have an account, beside what asks for one. */
export function AccountBenefits() {
  return (
    <LinesPanel
      title={'Čo získaš s\u00A0účtom'}
      lines={[
        'Pamätáme si, kde pokračovať, aj na\u00A0inom zariadení.',
        'Dokončené lekcie ti ostanú označené.',
        'Keď sa zasekneš, opýtaš sa pod lekciou.',
        'Účet je zadarmo a\u00A0kedykoľvek ho môžeš zrušiť.',
      ]}
    />
  );
}
