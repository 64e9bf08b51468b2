import { RuntimeUnavailableError } from './runtime.ts';

/** A hidden frame in which a language runs. Its origin is opaque, so its window is what tells it from others. */
export interface Frame<Message> {
  url: string;
  /** The first message of that kind, which may have come already. @throws RuntimeUnavailableError */
  heard: (isIt: (message: Message) => boolean, patienceMs: number) => Promise<Message>;
  /** Calls back with each message from now on. */
  listen: (onMessage: (message: Message) => void) => void;
  send: (message: object, moved?: Transferable[]) => void;
  close: () => void;
}

/** Opens a frame that has no way to anything of the page. */
export function openFrame<Message>(url: string, container: HTMLElement): Frame<Message> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = 'Tu beží program';
  element.hidden = true;
  element.src = url;
  const past: Message[] = [];
  const listeners = new Set<(message: Message) => void>();
  const onMessage = ({ source, data }: MessageEvent<Message>) => {
    if (source === null || source !== element.contentWindow) return;
    if (listeners.size === 0) past.push(data);
    for (const listener of listeners) listener(data);
  };
  window.addEventListener('message', onMessage);
  container.append(element);
  return {
    url,
    heard: (isIt, patienceMs) =>
      new Promise((resolve, reject) => {
        const known = past.find(isIt);
        if (known) return resolve(known);
        const hear = (message: Message) => {
          if (!isIt(message)) return;
          end();
          resolve(message);
        };
        const end = () => {
          listeners.delete(hear);
          clearTimeout(late);
        };
        const late = setTimeout(() => {
          end();
          reject(new RuntimeUnavailableError('The frame did not answer.'));
        }, patienceMs);
        listeners.add(hear);
      }),
    listen: (listener) => listeners.add(listener),
    send: (message, moved = []) => element.contentWindow?.postMessage(message, '*', moved),
    close() {
      window.removeEventListener('message', onMessage);
      element.remove();
    },
  };
}
