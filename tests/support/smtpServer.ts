import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** As it came, with CRLF. */
  source: string;
}

export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** Every command as it came, passwords too. */
  commands: string[];
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

/** An SMTP server of this machine that keeps what it is given. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let refusalOf = (_recipient: string): string | null => null;
  let contentRefusal: string | null = null;
  let signInRefusal: string | null = null;
  let connections = 0;
  let hangUps = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    connections += 1;
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    receive(socket, {
      refusalOf: (recipient) => refusalOf(recipient),
      hear: (command) => commands.push(command),
      answerToContent: (mail) => {
        if (contentRefusal) return contentRefusal;
        mails.push(mail);
        if (hangUps === 0) return '250 kept';
        hangUps -= 1;
        return null;
      },
      answerToSignIn: () => signInRefusal ?? '235 welcome',
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    commands,
    connections: () => connections,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
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
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

interface Desk {
  refusalOf(recipient: string): string | null;
  hear(command: string): void;
  /** `null` hangs up. */
  answerToContent(mail: ReceivedMail): string | null;
  answerToSignIn(): string;
}

/** The server's half of RFC 5321, as far as one mail after another needs it. */
async function receive(socket: Socket, desk: Desk): Promise<void> {
  const answer = (line: string) => socket.write(`${line}\r\n`);
  let mail = { from: '', recipients: [] as string[] };
  let content: string[] | null = null;
  answer('220 localhost');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (content) {
      if (line !== '.') {
        content.push(line.replace(/^\./, ''));
        continue;
      }
      const reply = desk.answerToContent({ ...mail, source: content.map((part) => `${part}\r\n`).join('') });
      content = null;
      if (reply === null) socket.destroy();
      else answer(reply);
      continue;
    }
    desk.hear(line);
    const [, address = ''] = /<(.*?)>/.exec(line) ?? [];
    switch (line.slice(0, 4).toUpperCase()) {
      case 'MAIL':
        mail = { from: address, recipients: [] };
        answer('250 ok');
        break;
      case 'RCPT': {
        const refusal = desk.refusalOf(address);
        if (!refusal) mail.recipients.push(address);
        answer(refusal ?? '250 ok');
        break;
      }
      case 'EHLO':
        answer('250-localhost\r\n250 AUTH PLAIN');
        break;
      case 'AUTH':
        answer(desk.answerToSignIn());
        break;
      case 'DATA':
        content = [];
        answer('354 go on');
        break;
      case 'STAR':
        answer('502 no TLS here');
        break;
      case 'QUIT':
        answer('221 bye');
        socket.end();
        break;
      default:
        answer('250 localhost');
    }
  }
}

/** A mail as it is read: names of headers in lower case, parts by their type. */
export interface ReadMail {
  headers: Record<string, string>;
  parts: Record<string, string>;
}

/** Reads the source of a mail of one level of parts. */
export function readMail(source: string): ReadMail {
  const { headers, body } = readEntity(source);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const entities = boundary ? body.split(`--${boundary}`).slice(1, -1) : [source];
  const parts = entities.map((entity) => {
    const part = readEntity(entity.replace(/^\r\n/, ''));
    const type = part.headers['content-type']?.split(';')[0] ?? 'text/plain';
    return [type, decodeBody(part.body, part.headers['content-transfer-encoding'])] as const;
  });
  return { headers, parts: Object.fromEntries(parts) };
}

function readEntity(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: source.slice(end + 4) };
}

/** RFC 2047: `=?UTF-8?Q?Potvr=C4=8F?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
