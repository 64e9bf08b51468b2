import { minutes } from '#src/domain/duration.ts';
/** Gives the visitor a file under a name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A moment later: some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), minutes(1));
}
