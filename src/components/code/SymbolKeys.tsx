interface Props {
  /** What each key writes; a tabulator is the step of a block. */
  symbols: readonly string[];
  /** How far above the bottom of the window the row sits: on the keyboard of a phone. */
  bottom: number;
  onPress: (symbol: string) => void;
}

const names: Record<string, string> = {
  ';': 'Bodkočiarka',
  ':': 'Dvojbodka',
  ',': 'Čiarka',
  '"': 'Úvodzovky',
  "'": 'Apostrof',
  '`': 'Spätný apostrof',
  $: 'Dolár',
  '%': 'Percento',
  '!': 'Výkričník',
  '&': 'Ampersand',
  '|': 'Zvislá čiara',
  '(': 'Otváracia okrúhla zátvorka',
  ')': 'Zatváracia okrúhla zátvorka',
  '[': 'Otváracia hranatá zátvorka',
  ']': 'Zatváracia hranatá zátvorka',
  '{': 'Otváracia zložená zátvorka',
  '}': 'Zatváracia zložená zátvorka',
  '=': 'Znak rovnosti',
  '+': 'Plus',
  '*': 'Hviezdička',
  '<': 'Menšie než',
  '>': 'Väčšie než',
  '/': 'Lomka',
  '#': 'Mriežka',
  '\t': 'Odsadenie',
};

/** The signs that a phone's keyboard hides. A press leaves the focus in the editor, so the keyboard stays. */
export function SymbolKeys({ symbols, bottom, onPress }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Znaky"
      tabIndex={-1}
      className="fixed inset-x-0 z-20 flex gap-1.5 overflow-x-auto bg-code-line px-2 py-1.5"
      style={{ bottom }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          tabIndex={-1}
          aria-label={names[symbol] ?? symbol}
          className={`size-11 shrink-0 rounded-md bg-code-key text-code-text ${symbol === '\t' ? 'text-sm font-semibold' : 'font-mono text-[1.0625rem] font-semibold'}`}
          onClick={() => onPress(symbol)}
        >
          {symbol === '\t' ? 'Tab' : symbol}
        </button>
      ))}
    </div>
  );
}
