import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import type { VideoSource } from '#src/contract/video.ts';
import { embedAddress } from './videoAddress.ts';

interface Props {
  video: VideoSource;
  title: string;
  /** Where to start, in seconds. */
  initialPosition?: number;
  initialRate?: number;
  /** Told several times a second while an own file plays, 0 at its end; hosting services do not tell. */
  onPositionChange?: (seconds: number) => void;
  onRateChange?: (rate: number) => void;
  areCaptionsShown?: boolean;
  /** Told when the viewer turns the captions of an own file on or off in its controls. */
  onCaptionsChange?: (areShown: boolean) => void;
  /** The element of an own file, for seeking. */
  ref?: Ref<HTMLVideoElement>;
}

const frame = 'block aspect-video w-full rounded-2xl bg-code';

/** The player itself, started at once: it is put on the page only after the reader asked for it. */
export function VideoPlayer(props: Props) {
  const { video, title, initialPosition = 0, initialRate = 1, onPositionChange, onRateChange, ref } = props;
  const { areCaptionsShown = true, onCaptionsChange } = props;
  const { captions } = video;
  const track = useRef<HTMLTrackElement>(null);
  const tellCaptions = useEffectEvent((areShown: boolean) => onCaptionsChange?.(areShown));
  useEffect(() => {
    const list = track.current?.closest('video')?.textTracks;
    const text = track.current?.track;
    if (captions === null || !list || !text) return;
    text.mode = areCaptionsShown ? 'showing' : 'disabled';
    // The list tells of the line above too: only another state is the viewer's choice.
    const onChange = () => {
      const areShown = text.mode === 'showing';
      if (areShown !== areCaptionsShown) tellCaptions(areShown);
    };
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [captions, areCaptionsShown]);
  if (video.provider !== 'FILE') {
    return (
      <iframe
        src={embedAddress(video, initialPosition)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        loading="eager"
        referrerPolicy="strict-origin-when-cross-origin"
        className={frame}
      />
    );
  }
  return (
    <video
      ref={ref}
      src={video.source}
      poster={video.poster ?? undefined}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={(event) => {
        event.currentTarget.currentTime = initialPosition;
        event.currentTarget.playbackRate = initialRate;
      }}
      onTimeUpdate={({ currentTarget }) =>
        currentTarget.readyState > 0 && onPositionChange?.(currentTarget.currentTime)
      }
      onRateChange={(event) => onRateChange?.(event.currentTarget.playbackRate)}
      onEnded={() => onPositionChange?.(0)}
      className={frame}
    >
      {captions && <track ref={track} kind="captions" src={captions} srcLang="sk" label="Slovenčina" />}
    </video>
  );
}
