import { useEffect, useRef, useState } from 'react';
import type { FileRefusal } from '#src/components/playground/FileNote.tsx';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import { acceptedFiles } from '#src/domain/playground/playgroundLanguages.ts';

/** It comes with the first file. */
const load = () => import('#src/domain/playground/programFile.ts');

interface Options {
  program: PlaygroundProgram;
  onOpen: (program: PlaygroundProgram) => void;
}

/** A program as a file, and a file of one's own as a program: by a button, or dropped. */
export function useFiles({ program, onOpen }: Options) {
  const [refused, setRefused] = useState<FileRefusal | null>(null);
  const open = async (file: File) => {
    const { longestFile, programOfFile } = await load();
    const read = file.size > longestFile ? ({ refused: 'size' } as const) : programOfFile(file.name, await file.text());
    if ('refused' in read) return setRefused(read.refused);
    setRefused(null);
    onOpen(read);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      // Else the browser would leave the page for it.
      event.preventDefault();
      event.stopPropagation();
      void latest.current(file);
    };
    // Before the editor, which would write its text in.
    document.addEventListener('dragover', onDragOver, true);
    document.addEventListener('drop', onDrop, true);
    return () => {
      document.removeEventListener('dragover', onDragOver, true);
      document.removeEventListener('drop', onDrop, true);
    };
  }, []);
  return {
    accept: acceptedFiles,
    refused,
    open: (file: File) => void open(file),
    async save() {
      const { name, text } = (await load()).fileOf(program);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
  };
}
