import { useId } from 'react';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';

interface Props {
  isOpen: boolean;
  /** Single keys can collide with what somebody uses to control the computer, so they can be turned off. */
  areEnabled: boolean;
  onEnable: (areEnabled: boolean) => void;
  onClose: () => void;
}

const shortcuts = [
  ['n', 'Ďalšia lekcia'],
  ['p', 'Predchádzajúca lekcia'],
  ['d', 'Označiť ako dokončené alebo vrátiť späť'],
  ['o', 'Obsah kurzu'],
  ['?', 'Klávesové skratky'],
] as const;

/** Two keys of a row do the same, or the one and the other of its meaning; see src/containers/podcast/usePlayerKeys.ts. */
const videoShortcuts = [
  [['k', 'medzerník'], 'Prehrať alebo pozastaviť'],
  [['j', 'l'], 'O\u00A010\u00A0s späť, dopredu'],
  [['šípka vľavo', 'šípka vpravo'], 'O\u00A05\u00A0s späť, dopredu'],
  [['<', '>'], 'Pomalšie, rýchlejšie'],
  [['m'], 'Vypnúť alebo zapnúť zvuk'],
  [['f'], 'Celá obrazovka'],
] as const;

const row = 'grid items-center border-t border-line py-2.5';
const keyCap = 'rounded-sm border border-line-strong px-2.5 py-0.5 font-mono text-sm';

/** The keys of the lecture page and of its video. */
export function ShortcutsDialog({ isOpen, areEnabled, onEnable, onClose }: Props) {
  const videoTitle = useId();
  return (
    <Dialog isOpen={isOpen} title="Klávesové skratky" closeLabel="Zavrieť klávesové skratky" onClose={onClose}>
      <dl>
        {shortcuts.map(([key, meaning]) => (
          <div key={key} className={`${row} grid-cols-[3rem_1fr]`}>
            <dt>
              <kbd className={keyCap}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby={videoTitle}>
        <h3 id={videoTitle} className="font-strong">
          Video
        </h3>
        <p className="pb-2.5 text-sm text-muted">Platia v&nbsp;spustenom videu, kým z&nbsp;neho neodídeš.</p>
        <dl>
          {videoShortcuts.map(([keys, meaning]) => (
            <div key={meaning} className={`${row} grid-cols-[7rem_1fr] s:grid-cols-[9.5rem_1fr]`}>
              <dt className="flex flex-wrap items-center gap-1">
                {keys.map((key) => (
                  <kbd key={key} className={keyCap}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Checkbox label="Používať klávesové skratky" isChecked={areEnabled} onChange={onEnable} />
    </Dialog>
  );
}
