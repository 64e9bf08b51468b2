import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import {
  buildHostedElement,
  type HostedElement,
  loadHostedElement,
  onCaptionsChosen,
  prepareHostedElement,
} from '#src/browser/player/hostedElement.ts';
import type { HostedStatus } from '#src/components/video/HostedVideoFrame.tsx';
import type { VideoPlayerProps } from '#src/components/video/VideoPlayer.tsx';

/** Milliseconds after which a service that has not answered counts as missing: a blocked frame tells of nothing. */
const longestWait = 20_000;

const heard = ['loadedmetadata', 'timeupdate', 'ratechange', 'ended', 'error'] as const;

/** Puts the player of a hosting service into `box`, where it does what `VideoPlayer` promises. */
export function useHostedVideo(props: VideoPlayerProps) {
  const { video, title, initialPosition = 0, initialRate = 1, areCaptionsShown = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<HostedStatus>('waiting');
  const [isLoaded, setLoaded] = useState(false);
  const [element, setElement] = useState<HostedElement | null>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(props.ref, () => element, [element]);

  const build = useEffectEvent(() => buildHostedElement(video, { position: initialPosition, areCaptionsShown }));
  const tellCaptions = useEffectEvent((areShown: boolean) => {
    if (areShown !== areCaptionsShown) props.onCaptionsChange?.(areShown);
  });
  const hear = useEffectEvent((type: (typeof heard)[number], media: HostedElement) => {
    const { currentTime } = media;
    if (type === 'loadedmetadata') {
      setStatus('ready');
      prepareHostedElement(media, title, { position: initialPosition, rate: initialRate });
    } else if (type === 'error') setStatus('failed');
    else if (type === 'ratechange') props.onRateChange?.(media.playbackRate);
    else if (type === 'ended') props.onPositionChange?.(0);
    // A player that has not begun tells 0; nobody is there yet.
    else if (currentTime > 0) props.onPositionChange?.(currentTime);
  });

  useEffect(() => {
    let isGone = false;
    const giveUp = () => !isGone && setStatus((now) => (now === 'waiting' ? 'failed' : now));
    const timer = setTimeout(giveUp, longestWait);
    loadHostedElement(video.provider).then(() => !isGone && setLoaded(true), giveUp);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video.provider]);

  // In a later render than the first: until then the remembered position and speed have been read.
  useEffect(() => {
    if (!isLoaded || !box.current) return;
    const media = build();
    const listening = new AbortController();
    for (const type of heard) media.addEventListener(type, () => hear(type, media), listening);
    media.addEventListener('loadedmetadata', () => onCaptionsChosen(media, tellCaptions), listening);
    box.current.append(media);
    setElement(media);
    return () => {
      listening.abort();
      media.remove();
      // Without an address the element lets go of the service's player.
      media.removeAttribute('src');
    };
  }, [isLoaded]);

  return { box, status };
}
