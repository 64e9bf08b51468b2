import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** As it came, with CRLF. */
  source: string;
}

export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** Who has signed in or tried to, each time. */
  signIns: { username: string | undefined; password: string | null | undefined }[];
  /** How many connections there have been. */
  connections(): number;
  /** Ends all connections, as a server does with those that were silent for long. */
  hangUp(): void;
  /** So many times, a mail is taken and the connection ends before that is said. */
  hangUpAfterContent(times: number): void;
  /** From now on contents are answered so; `null` accepts all. */
  refuseContentWith(refusal: string | null): void;
  /** From now on sign-ins are answered so; `null` accepts all. */
  refuseSignInWith(refusal: string | null): void;
  /** From now on recipients are answered so, such as `451 4.3.0 later`: `only` this one, or all. `null` accepts all. */
  refuseWith(refusal: string | null, only?: string): void;
  close(): Promise<void>;
}

/** An SMTP server of this machine, without TLS, that keeps what it is given. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const signIns: SmtpServer['signIns'] = [];
  const sockets = new Map<number | undefined, Socket>();
  let refusalOf = (_recipient: string): string | null => null;
  let contentRefusal: string | null = null;
  let signInRefusal: string | null = null;
  let connections = 0;
  let hangUps = 0;

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) => {
      signIns.push({ username, password });
      callback(errorOf(signInRefusal), { user: username });
    },
    onRcptTo: ({ address }, _session, callback) => callback(errorOf(refusalOf(address))),
    onData: async (stream, { envelope, remotePort }, callback) => {
      const source = await text(stream);
      if (contentRefusal) return callback(errorOf(contentRefusal));
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        recipients: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      if (hangUps === 0) return callback();
      hangUps -= 1;
      sockets.get(remotePort)?.destroy();
    },
  });
  // A connection that is torn off is what some tests are about.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  listener.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    connections += 1;
    socket.once('close', () => sockets.delete(remotePort));
  });
  await once(listener, 'listening');
  const hangUp = () => {
    for (const socket of sockets.values()) socket.destroy();
  };

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    signIns,
    connections: () => connections,
    hangUp,
    hangUpAfterContent: (times) => {
      hangUps = times;
    },
    refuseContentWith: (refusal) => {
      contentRefusal = refusal;
    },
    refuseSignInWith: (refusal) => {
      signInRefusal = refusal;
    },
    refuseWith: (refusal, only) => {
      refusalOf = (recipient) => (only === undefined || only === recipient ? refusal : null);
    },
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(resolve);
      }),
  };
}

/** `451 4.3.0 later` as the library takes it. */
function errorOf(refusal: string | null): Error | null {
  if (refusal === null) return null;
  return Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) });
}
