import { Icon, type IconName } from '#src/components/ui/Icon.tsx';

/** They come with the code of programs, not with every page. */
const paths = {
  bulb: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.3-1 2H9c0-.7-.3-1.3-1-2z',
  differs: 'M5 9h14M5 15h14M16 5 8 19',
  enlarge: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  more: 'M5.2 12h.1M12 12h.1M18.8 12h.1',
  open: 'M12 15V4M7 8.5l5-5 5 5M4 20h16',
  order: 'M8 8 4 12l4 4M16 8l4 4-4 4M4 12h16',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  repeat: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  step: 'M5 5v14l9-7zM18 5v14',
  stepBack: 'M16 5v14L5 12z',
  stop: 'M7 7h10v10H7z',
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
};

export type CodeIconName = IconName | keyof typeof paths;

export const codeIconNames = Object.keys(paths) as CodeIconName[];

interface Props {
  name: CodeIconName;
  /** Side of the square in pixels. */
  size?: number;
  className?: string;
}

const isOwn = (name: CodeIconName): name is keyof typeof paths => Object.hasOwn(paths, name);

/** An icon of programs and tasks, or one of the whole site. It is decoration. */
export function CodeIcon({ name, ...look }: Props) {
  return isOwn(name) ? <Icon path={paths[name]} {...look} /> : <Icon name={name} {...look} />;
}
