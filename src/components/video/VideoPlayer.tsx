import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import type { VideoSource } from '#src/contract/video.ts';

export interface VideoPlayerProps {
  video: VideoSource;
  title: string;
  /** Where to start, in seconds. */
  initialPosition?: number;
  initialRate?: number;
  /** Told several times a second while it plays, 0 at its end. */
  onPositionChange?: (seconds: number) => void;
  onRateChange?: (rate: number) => void;
  areCaptionsShown?: boolean;
  /** Told when the viewer turns captions on or off in the player's controls; YouTube's do not tell. */
  onCaptionsChange?: (areShown: boolean) => void;
  /** The playing element, for seeking; that of a hosting service comes later than the player and has the same interface. */
  ref?: Ref<HTMLVideoElement>;
}

/** The player of a film of this site, started at once: it is put on the page only after the reader asked for it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { video, title, initialPosition = 0, initialRate = 1, onPositionChange, onRateChange } = props;
  const { areCaptionsShown = true, onCaptionsChange } = props;
  const { captions } = video;
  const element = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(props.ref, () => element.current, []);

  const begin = useEffectEvent((media: HTMLVideoElement) => {
    media.currentTime = initialPosition;
    media.playbackRate = initialRate;
  });
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const onLoaded = () => begin(media);
    // A film at hand is loaded before React puts its element on the page.
    if (media.readyState > 0) onLoaded();
    media.addEventListener('loadedmetadata', onLoaded);
    return () => media.removeEventListener('loadedmetadata', onLoaded);
  }, []);

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
  return (
    <>
      <video
        ref={element}
        src={video.source}
        poster={video.poster ?? undefined}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onTimeUpdate={({ currentTarget }) =>
          currentTarget.readyState > 0 && onPositionChange?.(currentTarget.currentTime)
        }
        onRateChange={(event) => onRateChange?.(event.currentTarget.playbackRate)}
        onEnded={() => onPositionChange?.(0)}
        onError={() => setIsBroken(true)}
        onPlaying={() => setIsBroken(false)}
        className="block aspect-video w-full rounded-2xl bg-code"
      >
        {captions && <track ref={track} kind="captions" src={captions} srcLang="sk" label="Slovenčina" />}
      </video>
      {isBroken && (
        <div className="mt-3">
          <FailureNote>
            Video sa v&nbsp;tomto prehliadači nepodarilo prehrať. Obnov stránku, a&nbsp;ak to nepomôže, skús iný
            prehliadač.
          </FailureNote>
        </div>
      )}
    </>
  );
}
