const paths = {
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  check: 'm5 12 5 5 9-10',
  chevronDown: 'm6 9 6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v12H9zM5 15V3h10',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  externalLink: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  headphones: 'M4 15v-3a8 8 0 0 1 16 0v3M4 15h3v6H5a1 1 0 0 1-1-1zM20 15h-3v6h2a1 1 0 0 0 1-1z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  play: 'M8 5v14l11-7z',
  rss: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM20 20l-4.5-4.5',
  send: 'M4 12 20 4l-5 16-4-6zM11 14l9-10',
  spinner: 'M12 3a9 9 0 1 0 9 9',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  system: 'M3 5h18v11H3zM9 21h6M12 16v5',
  text: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
  video: 'M3 6h12v12H3zM15 11l6-3v8l-6-3',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

interface Props {
  name?: IconName;
  /** On a square of 24, in the place of a name: what has icons of its own draws them so. */
  path?: string | undefined;
  /** Side of the square in pixels. */
  size?: number;
  className?: string;
}

/** A line icon in the colour of the text. It is decoration: the meaning belongs to the text or label beside it. */
export function Icon({ name, path = name && paths[name], size = 20, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`inline-block shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
