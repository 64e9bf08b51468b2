import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

/** Out of which program something is pasted, as far as it says so. */
export type PasteOrigin = 'word' | 'excel' | 'docs' | 'libreoffice' | 'web';

/** How many of what came. */
export interface PasteCounts {
  headings: number;
  paragraphs: number;
  lists: number;
  tables: number;
  programs: number;
  quotes: number;
  links: number;
  pictures: number;
}

const origins: Record<PasteOrigin, string> = {
  word: 'z\u00A0Wordu',
  excel: 'z\u00A0Excelu',
  docs: 'z\u00A0Google Docs',
  libreoffice: 'z\u00A0LibreOffice',
  web: 'z\u00A0webu',
};

/** „Vložené z Wordu: 2 nadpisy, 5 odsekov, 1 tabuľka.“; `null`: out of no program. */
export function pasteInWords(origin: PasteOrigin | null, counts: PasteCounts): string {
  const parts = [
    [counts.headings, 'nadpis'],
    [counts.paragraphs, 'odsek'],
    [counts.lists, 'zoznam'],
    [counts.tables, 'tabulka'],
    [counts.programs, 'blokKodu'],
    [counts.quotes, 'citat'],
    [counts.pictures, 'obrazok'],
    [counts.links, 'odkaz'],
  ] as const;
  const came = parts.flatMap(([count, noun]) => (count > 0 ? countedAtDesk(count, noun) : []));
  return `Vložené${origin ? ` ${origins[origin]}` : ''}${came.length > 0 ? `: ${came.join(', ')}` : ''}.`;
}
