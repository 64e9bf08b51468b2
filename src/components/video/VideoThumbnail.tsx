interface Props {
  /** Null draws the site's own ground instead. */
  poster: string | null;
  /** As shown in the corner: „1:31“. */
  duration: string;
  loading?: 'lazy' | 'eager';
}

/** The picture of a video in its fixed 16 : 9 frame, with the duration in the corner. */
export function VideoThumbnail({ poster, duration, loading = 'lazy' }: Props) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-2xl border border-line bg-code">
      {poster ? (
        <img src={poster} alt="" width={1280} height={720} loading={loading} className="size-full object-cover" />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 160 90" className="size-full">
          <rect width="24" height="90" fill="var(--code-line)" />
          <rect y="30" width="160" height="14" fill="var(--code-line)" />
          <rect y="30" width="2" height="14" fill="#9D78F5" />
          <g fill="#E9E4F5" opacity="0.28">
            <rect x="34" y="16" width="58" height="5" rx="2.5" />
            <rect x="34" y="52" width="44" height="5" rx="2.5" />
            <rect x="34" y="68" width="72" height="5" rx="2.5" />
          </g>
          <rect x="34" y="34.500" width="84" height="5" rx="2.5" fill="#C8A6FF" opacity="0.8" />
        </svg>
      )}
      <span className="absolute top-3 right-3 rounded-sm bg-code/90 px-2 py-0.5 text-xs font-[650] text-white tabular-nums">
        <span className="sr-only">Trvanie </span>
        {duration}
      </span>
    </div>
  );
}
