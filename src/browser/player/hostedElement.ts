import type { VideoSource } from '#src/contract/video.ts';
import { watchAddress } from '#src/domain/videoAddress.ts';

/** The player of a hosting service as an element with the interface of `<video>`. */
export interface HostedElement extends HTMLVideoElement {
  /** Parameters of the service's frame. */
  config: Record<string, string | number | boolean>;
}

/** What the service's own interface tells beside the interface of `<video>`. */
interface VimeoElement extends HostedElement {
  api: { on: (event: 'texttrackchange', tell: (track: { language: string | null }) => void) => void };
}

interface Start {
  /** In seconds. */
  position: number;
  areCaptionsShown: boolean;
}

declare global {
  interface Window {
    onYouTubeIframeAPIReady?: () => void;
  }
}

const youtubeScript = 'https://www.youtube.com/iframe_api';
let youtubeApi: Promise<void> | null = null;

/** The element would keep a failed script for good; asked for here, it may be asked for again. */
function loadYoutubeApi(): Promise<void> {
  youtubeApi ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = youtubeScript;
    script.onerror = () => {
      script.remove();
      youtubeApi = null;
      reject(new Error('The script of YouTube cannot be loaded.'));
    };
    window.onYouTubeIframeAPIReady = resolve;
    document.head.append(script);
  });
  return youtubeApi;
}

const loaders = {
  YOUTUBE: () => Promise.all([import('youtube-video-element'), loadYoutubeApi()]),
  VIMEO: () => import('vimeo-video-element'),
  FILE: () => Promise.resolve(),
};

/**
 * Defines the element of a service; asks YouTube for its script, so only after the visitor's click.
 * @throws when a script cannot be loaded
 */
export async function loadHostedElement(provider: VideoSource['provider']): Promise<void> {
  await loaders[provider]();
}

/** The element of a loaded service, not on the page yet. It starts at once, without tracking cookies, in Slovak. */
export function buildHostedElement(video: VideoSource, { position, areCaptionsShown }: Start): HostedElement {
  const isVimeo = video.provider === 'VIMEO';
  const element = document.createElement(isVimeo ? 'vimeo-video' : 'youtube-video') as HostedElement;
  element.config = isVimeo
    ? { dnt: true, speed: true, ...(areCaptionsShown && { texttrack: 'sk' }) }
    : {
        hl: 'sk',
        cc_lang_pref: 'sk',
        cc_load_policy: areCaptionsShown ? 1 : 0,
        start: Math.floor(position),
        // The service plays for nobody who does not say where from.
        referrerpolicy: 'strict-origin-when-cross-origin',
      };
  element.className = 'block size-full min-w-0';
  for (const name of ['autoplay', 'controls', 'playsinline']) element.setAttribute(name, '');
  element.setAttribute('src', isVimeo ? watchAddress(video) : `https://www.youtube-nocookie.com/embed/${video.source}`);
  return element;
}

/** Finishes an element whose service has answered: its speed, its name, its place where the frame's address cannot carry it. */
export function prepareHostedElement(element: HostedElement, title: string, start: { position: number; rate: number }) {
  element.shadowRoot?.querySelector('iframe')?.setAttribute('title', title);
  element.playbackRate = start.rate;
  if (isVimeo(element) && start.position > 0) element.currentTime = start.position;
}

/** Tells of captions turned on and off in the service's own controls; YouTube's keep it for themselves. */
export function onCaptionsChosen(element: HostedElement, tell: (areShown: boolean) => void): void {
  if (isVimeo(element)) element.api.on('texttrackchange', ({ language }) => tell(language !== null));
}

function isVimeo(element: HostedElement): element is VimeoElement {
  return element.localName === 'vimeo-video';
}
