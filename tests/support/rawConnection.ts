import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything that came so far. */
  received: () => string;
  /** Resolves once either side has closed it. */
  closed: Promise<void>;
}

/** A client that says what HTTP clients do not: half a header, half a body, nothing. Leave `bytes` out for nothing. */
export async function openRaw(port: number, bytes = ''): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  // A connection that is cut off may end with an error; that it ended is what counts.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (bytes) socket.write(bytes);
  return { socket, received: () => text, closed };
}
