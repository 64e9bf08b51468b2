import type { ReactNode } from 'react';
import { LinesPanel } from '#src/components/page/LinesPanel.tsx';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';

interface Props {
  /** The role and the classes of whoever is here. */
  children: ReactNode;
}

const gifts = [
  {
    title: 'Trieda s\u00A0kódom',
    text: 'Žiaci napíšu kód, vyberú si meno a\u00A0učia sa ďalej pod vlastným účtom.',
  },
  {
    title: 'Tabuľka splnených úloh',
    text: 'Vidíš, ktoré úlohy kurzu má kto splnené. Programy, pokusy, e-maily ani iné kurzy v\u00A0nej nie sú.',
  },
  {
    title: 'Plán každej kapitoly',
    text: 'Ciele, čas, typické chyby a\u00A0úlohy s\u00A0riešeniami. Dá sa vytlačiť.',
  },
];

/** /pre-ucitelov: what a teacher gets, and under it what they have. */
export function TeachersView({ children }: Props) {
  return (
    <PlainScreen
      title="Pre učiteľov"
      lead={'Učíš programovanie na škole? Založ triedu, daj žiakom kód a\u00A0uvidíš, ktoré úlohy majú splnené.'}
      aside={
        <LinesPanel
          title="Ako to ide"
          lines={[
            'Prihlás sa a\u00A0napíš, kde učíš. Odpoveď ti pošleme.',
            'Založ triedu k\u00A0jednému kurzu.',
            'Premietni kód. Pridá sa, kto chce, a\u00A0odísť môže kedykoľvek.',
          ]}
        />
      }
    >
      <ul className="grid w-full max-w-prose gap-4">
        {gifts.map(({ title, text }) => (
          <li key={title} className="border-l-[3px] border-accent pl-4">
            <h2 className="text-base font-strong">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </PlainScreen>
  );
}
