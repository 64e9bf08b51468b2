import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';

interface Props {
  list: keyof typeof words;
  /** What was searched; empty: nothing was. */
  query: string;
  /** All comments. */
  allHref: string;
}

const words = {
  reported: {
    title: 'Nič nečaká na pohľad',
    text: 'Prvé odkazy nových účtov, opakované texty a\u00A0nahlásené komentáre budú tu. Navrchu je to, čo čaká najdlhšie.',
  },
  all: { title: 'Komentáre zatiaľ nie sú', text: 'Pribudnú pod lekciami a\u00A0článkami.' },
  hidden: { title: 'Nič nie je skryté', text: 'Skryté komentáre vidí len ich autor. Odtiaľto sa dajú vrátiť.' },
  reviews: {
    title: 'Hodnotenia zatiaľ nie sú',
    text: 'Píšu ich ľudia, ktorí v\u00A0kurze dokončili aspoň jednu lekciu.',
  },
  blocks: { title: 'Nikto nie je zablokovaný', text: 'Dočasné zablokovanie odtiaľto zmizne samo, keď sa skončí.' },
};

/** A list of „Komentáre“ without rows. */
export function WordsEmpty({ list, query, allHref }: Props) {
  const all = <DeskButtonLink href={allHref}>Čítať najnovšie komentáre</DeskButtonLink>;
  if (query !== '' && list !== 'reported') {
    return (
      <DeskEmpty title="Nič sa nenašlo" action={all}>
        Hľadalo sa „{query}“. Stačí začiatok slova, na diakritike a&nbsp;veľkosti písmen nezáleží.
      </DeskEmpty>
    );
  }
  return (
    <DeskEmpty title={words[list].title} action={list === 'all' ? null : all}>
      {words[list].text}
    </DeskEmpty>
  );
}
