import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** An open file of the embedded database, as Emscripten's file system describes it; `nfd` is Node's own number. */
interface OpenFile {
  nfd: number;
}

/** The part of Emscripten's module that is used here. */
interface FileSystems {
  NODEFS: {
    stream_ops: { fsync?: (file: OpenFile) => number };
    tryFSOperation<Result>(operation: () => Result): Result;
  };
}

/**
 * The folder of the embedded database, whose `fsync` reaches the disk. PGlite's own leaves that operation out, so what
 * PostgreSQL believes to be written would be lost with the power (docs/decisions/008-the-embedded-database-reaches-the-disk.md).
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const addFsync = ({ NODEFS }: FileSystems) => {
      NODEFS.stream_ops.fsync = ({ nfd }) =>
        NODEFS.tryFSOperation(() => {
          fsyncSync(nfd);
          return 0;
        });
    };
    const preRun = [...(options.preRun ?? []), addFsync] as unknown as Options['preRun'];
    return super.init(pglite, { ...options, preRun });
  }
}
