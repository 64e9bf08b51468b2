import { useRef } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';

interface Props {
  /** Somebody holds files over the window. */
  isOver: boolean;
  onFiles: (files: File[]) => void;
  /** Whether files are put there for lectures only; absent where all of them are for everybody. */
  privacy?: { isOn: boolean; onSwitch: (isOn: boolean) => void };
}

/** The place where files are put: let go anywhere on the screen, from the clipboard, or chosen. */
export function MediaDrop({ isOver, onFiles, privacy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed px-4 py-4 text-xs ${
        isOver ? 'border-accent-text bg-accent-soft' : 'border-line-strong'
      }`}
    >
      <input
        ref={input}
        type="file"
        aria-label="Vybrať súbory"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <DeskButton kind="primary" onPress={() => input.current?.click()}>
        Nahrať súbory…
      </DeskButton>
      <p className="min-w-0 flex-1 basis-60 text-muted">
        {isOver
          ? 'Pusti ich sem.'
          : 'Alebo ich sem potiahni či vlož zo schránky. Z\u00A0fotiek zmažeme údaj o\u00A0mieste a\u00A0pre telefóny ich zmenšíme.'}
      </p>
      {privacy && (
        <label className="flex min-h-9 basis-full items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={privacy.isOn}
            className="size-4 shrink-0 accent-accent-strong"
            onChange={({ currentTarget }) => privacy.onSwitch(currentTarget.checked)}
          />
          Len do videí v&nbsp;lekciách: súbor dostane iba ten, komu sa lekcia otvorí
        </label>
      )}
    </div>
  );
}
