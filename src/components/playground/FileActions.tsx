import { useId, useRef, useState } from 'react';
import { PanelAction } from '#src/components/code/PanelAction.tsx';

interface Props {
  /** What kinds of files can be opened, as a field of files names them. */
  accept: string;
  onSave: () => void;
  onOpen: (file: File) => void;
}

/** „Súbor“ of the bar: the program as a file, or one's own file as a program. */
export function FileActions({ accept, onSave, onOpen }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <fieldset
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <legend className="sr-only">Súbor</legend>
      <PanelAction icon="download" label="Súbor" expands={{ id, isOpen }} onPress={() => setOpen(!isOpen)} />
      <span
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 flex w-max flex-col items-stretch rounded-md border border-code-edge bg-code p-1.5 shadow-pop"
      >
        <PanelAction icon="download" label="Stiahnuť ako súbor" onPress={choose(onSave)} />
        <PanelAction icon="open" label="Otvoriť súbor z počítača" onPress={choose(() => field.current?.click())} />
      </span>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label="Súbor s programom"
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
