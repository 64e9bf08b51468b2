import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void;

/** Codes of a server that has no connection left, for anybody or for this user: too_many_connections. */
const tooManyConnections = '53300';

/** Milliseconds until it is asked again; by then a connection of the pool itself may be idle. */
const pause = 50;

/**
 * A pool that waits when the server refuses one connection more, as it waits when its own are all taken: processes on
 * one PostgreSQL share its limit, and a burst that reaches it shall be slower, not refused.
 */
export class PatientPool extends Pool {
  readonly #patience: number;

  constructor(config: PoolConfig & { connectionTimeoutMillis: number }) {
    super(config);
    this.#patience = config.connectionTimeoutMillis;
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const deadline = Date.now() + this.#patience;
    if (connected) {
      this.#connect(deadline, connected);
      return;
    }
    return new Promise((resolve, reject) => {
      this.#connect(deadline, (error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #connect(deadline: number, connected: Connected): void {
    super.connect((error, client, release) => {
      if (isServerFull(error) && Date.now() < deadline) setTimeout(() => this.#connect(deadline, connected), pause);
      else connected(error, client, release);
    });
  }
}

function isServerFull(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && error.code === tooManyConnections;
}
