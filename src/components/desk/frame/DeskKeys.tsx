import { Dialog } from '#src/components/ui/Dialog.tsx';

interface Props {
  isOpen: boolean;
  /** The places of the menu by their numbers. */
  places: readonly { number: string; name: string }[];
  onClose: () => void;
}

const keys = [
  ['Ctrl + K', 'hľadať alebo spustiť'],
  ['/', 'hľadať na tejto stránke'],
  ['J, K', 'ďalší a\u00A0predchádzajúci riadok'],
  ['Enter', 'otvoriť riadok'],
  ['N', 'v\u00A0obsahu a\u00A0v\u00A0newsletteri začať nové'],
  ['N, H, R', 'pri komentári nechať, skryť, odpovedať'],
  ['Z', 'vziať späť, čo sa práve urobilo'],
  ['P', 'pri kurze náhľad'],
  ['[, ]', 'v\u00A0pohyboch mesiac dozadu a\u00A0dopredu'],
  ['E', 'v\u00A0pohyboch exportovať mesiac'],
  ['Ctrl + S', 'v\u00A0editore uložiť verziu'],
  ['Ctrl + Enter', 'v\u00A0editore prejsť na publikovanie'],
  ['Esc Tab', 'von z\u00A0textu v\u00A0editore'],
  ['?', 'všetky skratky'],
] as const;

/** All keys of the desk. */
export function DeskKeys({ isOpen, places, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} title="Skratky" closeLabel="Zavrieť" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-xs">
        {[...keys, ...places.map(({ number, name }) => [`G ${number}`, name] as const)].map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line px-1.5 font-mono text-2xs">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-2xs text-muted">V&nbsp;poliach jednotlivé písmená nič nespúšťajú.</p>
    </Dialog>
  );
}
