import type { Page } from 'playwright';

/** The films of both stand-ins are this long, in seconds. */
export const hostedDuration = 100;

/** Speaks as https://www.youtube.com/iframe_api does, and plays without a film; the player is `standIn` on the page. */
const youtubeScript = `
  window.YT = {
    PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3 },
    Player: class {
      state = -1;
      rate = 1;
      captions = null;
      listeners = {};
      constructor(frame, { events }) {
        window.standIn = this;
        this.time = Number(new URL(frame.src).searchParams.get('start'));
        this.timer = setInterval(() => {
          if (this.state !== 1) return;
          this.time += 0.1 * this.rate;
          this.tell('onVideoProgress');
          if (this.time >= ${hostedDuration}) this.become(0);
        }, 100);
        setTimeout(() => {
          events.onReady();
          this.playVideo();
        });
      }
      addEventListener(type, listener) { this.listeners[type] = listener; }
      tell(type, data) { this.listeners[type]?.({ data }); }
      become(state) { this.state = state; this.tell('onStateChange', state); }
      playVideo() { this.become(1); }
      pauseVideo() { this.become(2); }
      seekTo(time) { this.time = time; this.tell('onVideoProgress'); }
      setPlaybackRate(rate) { this.rate = rate; this.tell('onPlaybackRateChange', rate); }
      getPlaybackRate() { return this.rate; }
      getPlayerState() { return this.state; }
      getCurrentTime() { return this.time; }
      getDuration() { return ${hostedDuration}; }
      getVideoLoadedFraction() { return 1; }
      getVolume() { return 100; }
      isMuted() { return false; }
      getOption() { return []; }
      setOption() {}
      destroy() { clearInterval(this.timer); }
    },
  };
  window.onYouTubeIframeAPIReady();
`;

/** Speaks as the frame of https://player.vimeo.com does, and plays without a film; the player is `standIn` in the frame. */
const vimeoPage = `<!doctype html><title>Vimeo</title><script>
  const send = (message) => parent.postMessage(message, '*');
  const heard = new Set();
  const standIn = window.standIn = {
    time: 0,
    rate: 1,
    isPlaying: true,
    tell: (event, data) => heard.has(event) && send({ event, data }),
  };
  const methods = {
    addEventListener: (event) => {
      heard.add(event);
      if (event === 'loaded') setTimeout(() => standIn.tell('loaded', {}));
    },
    getDuration: () => ${hostedDuration},
    getCurrentTime: () => standIn.time,
    getVolume: () => 1,
    getMuted: () => false,
    getTextTracks: () => [],
    setCurrentTime: (time) => { standIn.time = time; },
    setPlaybackRate: (playbackRate) => {
      standIn.rate = playbackRate;
      standIn.tell('ratechange', { playbackRate });
    },
    play: () => { standIn.isPlaying = true; standIn.tell('playing', {}); },
    pause: () => { standIn.isPlaying = false; standIn.tell('pause', {}); },
  };
  addEventListener('message', ({ data: { method, value } }) => {
    send({ method, value: methods[method]?.([value].flat()[0]) ?? value });
  });
  setInterval(() => {
    if (!standIn.isPlaying) return;
    standIn.time += 0.1 * standIn.rate;
    standIn.tell('timeupdate', { seconds: standIn.time, duration: ${hostedDuration} });
  }, 100);
  send({ event: 'ready' });
</script>`;

/** What the stand-ins show of themselves. */
export interface StandIn {
  time: number;
  rate: number;
  /** YouTube's: 1 plays, 2 stands. */
  state: number;
  isPlaying: boolean;
  seekTo: (time: number) => void;
  setPlaybackRate: (rate: number) => void;
  tell: (event: string, data: unknown) => void;
}
declare global {
  var standIn: StandIn;
}

/** How addresses of the two services begin. */
export const hostedOrigins = [
  'https://www.youtube.com/iframe_api',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
];

/** Answers in place of both services. */
export async function standInForServices(page: Page): Promise<void> {
  const html = (body: string) => ({ contentType: 'text/html', body });
  await page.route('https://www.youtube.com/iframe_api', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: youtubeScript }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill(html('<title>YouTube</title>')));
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill(html(vimeoPage)));
}
