import type { ReactNode } from 'react';

/** What a program of „Na pokusy“ is given, whatever its language. */
export interface PlaygroundPart {
  title: string;
  /** What stands in its files. */
  codes: readonly string[];
  /** The files of the language's example as the server has coloured them: the same lines have the same colours. */
  coloured: readonly { code: string; html: string }[];
  /** Where it runs. */
  address: string;
  /** With the tabs of its files, where it has more, and what else is done with it. */
  bar: (parts: { tabs?: ReactNode; more?: ReactNode }) => ReactNode;
  /** At the end of the buttons. */
  end: ReactNode;
  said: ReactNode;
  onWrite: (codes: string[]) => void;
}
