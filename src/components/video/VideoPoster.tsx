import { lazy, Suspense, useId } from 'react';
import type { VideoSource } from '#src/contract/video.ts';
import { formatTimecode } from '#src/domain/format.ts';
import { serviceNames, watchAddress } from '#src/domain/videoAddress.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';

// Few videos have no picture of their own.
const Cover = lazy(() => import('#src/components/cover/Cover.tsx').then((module) => ({ default: module.Cover })));

interface Props {
  video: VideoSource;
  title: string;
  /** Without it (no scripts) the face is a link to the file or the service. */
  onPlay?: () => void;
}

/** The face of a video: nothing of it is loaded until the reader asks. */
export function VideoPoster({ video, title, onPlay }: Props) {
  const noteId = useId();
  const service = serviceNames[video.provider];
  const shared = {
    'aria-label': `Prehrať video: ${title}`,
    'aria-describedby': service ? noteId : undefined,
    className: 'group absolute inset-0 flex items-end rounded-2xl pb-3 pl-3 s:pb-5 s:pl-[13.5%] m:pb-8',
  };
  const playMark = (
    <span className="grid size-14 place-items-center rounded-full bg-white text-accent-strong shadow-editor transition-[scale] duration-150 group-hover:scale-108 group-active:scale-100 m:size-20">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-7 m:size-10">
        <path d="M8 5v14l11-7z" />
      </svg>
    </span>
  );
  return (
    <div className="relative">
      <VideoThumbnail duration={video.durationSeconds ? formatTimecode(video.durationSeconds) : ''}>
        {video.poster ? (
          <img src={video.poster} alt="" width={1280} height={720} className="size-full object-cover" />
        ) : (
          // The real play mark stands on it.
          <Suspense>
            <Cover kind="article" title={title} />
          </Suspense>
        )}
      </VideoThumbnail>
      {service && (
        <p
          id={noteId}
          className="absolute right-3 bottom-4 left-[76px] text-right s:left-[calc(13.5%+68px)] s:bottom-6 m:right-8 m:bottom-[58px]"
        >
          <span className="inline-block rounded-sm bg-code/90 px-2.5 py-1 text-left text-xs text-white">
            Po kliknutí sa načíta prehrávač služby {service}.
          </span>
        </p>
      )}
      {onPlay ? (
        <button type="button" onClick={onPlay} {...shared}>
          {playMark}
        </button>
      ) : (
        <a href={watchAddress(video)} {...shared}>
          {playMark}
        </a>
      )}
    </div>
  );
}
