const shortcode = (name: string) => `Skratka [${name}] z\u00A0WordPressu sa nedá prevziať, ostal z\u00A0nej len text.`;
const fence = '```';

/** What has to come of a post that `scripts/sources/wordpress/fill.php` has written, by the first word of its title. */
const expected: Record<string, { text: string[]; losses: string[] }> = {
  Nadpisy: {
    text: [
      '## Prvá časť',
      'Text pod ňou\u00A0– a\u00A0ďalej.',
      '### Podrobnosti',
      'O 12:05 je pomer 2:1.',
      '### Druhá časť',
      '[druhú časť](#druha-cast)',
    ],
    losses: [],
  },
  Zoznamy: { text: ['- jablká\n  - zelené\n  - červené\n- hrušky', '3. tretí\n4. štvrtý'], losses: [] },
  Tabuľky: {
    text: ['| Jazyk | Rok |', '| Java \\| JDK | 1995 |', '| **SQL** | 1974 |', '*Kedy čo vzniklo*'],
    losses: [],
  },
  Obrázky: { text: ['![Kruh na obrázku](http://', '*Biely kruh', '*Druhý*'], losses: [] },
  Galérie: { text: ['*Vľavo*', '*Vpravo*', '*Dva kruhy*', '![Kruh číslo', '*Popis obrázka'], losses: [] },
  Kód: {
    text: [
      `${fence}javascript static\nfor (let i = 0; i < 3; i++) {\n  console.log("ahoj", i && 1);\n}\n${fence}`,
      `${fence}text static\nriadok 1\n  riadok 2\n${fence}`,
      `${fence}text static title="PHP"\n<?php echo "Ahoj"; // :::task\n${fence}`,
    ],
    losses: [],
  },
  Vložené: {
    text: [
      '[Video na YouTube](https://www.youtube.com/watch?v=abcdefghijk)',
      '*Video o poliach*',
      '[Video na YouTube: Polia]',
      '[Obsah na mapy.example](https://mapy.example/m)',
    ],
    losses: ['Video z\u00A0YouTube je tu ako odkaz.', 'Vložený obsah z\u00A0mapy.example je tu ako odkaz.'],
  },
  Skratky: {
    text: ['Pred klikni sem a \\[sic] za.', ':\\:game'],
    losses: [shortcode('button'), shortcode('contact-form-7')],
  },
  Citáty: {
    text: [
      '> Kto sa pýta, nezablúdi.',
      'Vzorec x² a poznámka[^1].',
      '---',
      'Prvý verš\\\ndruhý verš',
      '[^1]: Vysvetlenie.',
    ],
    losses: [],
  },
  Staré: {
    text: [
      'Odsek starého editora\\\nna dvoch riadkoch.',
      '![Kruh](http://',
      '*Popis pod obrázkom*',
      '**Tučné** slovo',
      'Zvyšok.',
    ],
    losses: [],
  },
  Epizódy: { text: ['V tejto epizóde sa rozprávame o chybách.\n\nPoznámky k epizóde.'], losses: [] },
  Zlé: {
    text: ['Dobré slovo odkaz'],
    losses: [
      'Skript sme vynechali.',
      'Formulár sa nedá prevziať.',
      'Odkaz, ktorý nevedie na web, ostal len ako text.',
      'Obrázok bez použiteľnej adresy sme vynechali.',
      'Kresbu (SVG) sme vynechali.',
    ],
  },
};

export function expectedOf(title: string): { text: string[]; losses: string[] } {
  const found = expected[title.split(' ')[0] ?? ''];
  if (!found) throw new Error(`No rule writes „${title}“.`);
  return found;
}
