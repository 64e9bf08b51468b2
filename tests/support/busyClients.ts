import { Agent, get, type IncomingMessage } from 'node:http';

export interface BusyAnswer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

export interface BusyClients {
  answers: BusyAnswer[];
  /** Resolves once every client was refused, with the errors that broke an answer off in its middle. */
  brokenOff: Promise<string[]>;
}

/** Clients that ask one request after the other, each over a connection that it would keep for ever. */
export function startBusyClients(url: string, paths: readonly string[]): BusyClients {
  const answers: BusyAnswer[] = [];
  const broken: string[] = [];
  const clients = paths.map(async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (true) {
      // Refused, or reset before an answer began: the listener closed while the connection waited in its queue.
      const message = await open(new URL(path, url), agent).catch(() => null);
      if (!message) break;
      try {
        let body = '';
        for await (const chunk of message) body += String(chunk);
        answers.push({ status: message.statusCode, connection: message.headers.connection, body });
      } catch (error) {
        broken.push(String(error));
      }
    }
    agent.destroy();
  });
  return { answers, brokenOff: Promise.all(clients).then(() => broken) };
}

function open(url: URL, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, resolve).once('error', reject);
  });
}
