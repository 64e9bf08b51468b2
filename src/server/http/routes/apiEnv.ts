import type { Ctx } from '#src/server/context.ts';
import type { BrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import type { Captcha } from '#src/server/integrations/captcha/captcha.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { LocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import type { RateLimiter } from '#src/server/integrations/rateLimiter.ts';
import type { ClientNetwork } from '#src/server/network/clientNetwork.ts';

/** The services outside that calls work with. */
export interface Integrations {
  identity: IdentityVerifier;
  /** `null`: none is configured, and none is asked for. */
  captcha: Captcha | null;
  payments: PaymentGateway;
  /** Milliseconds that a buyer waits for the payment provider; ten seconds unless it is set. */
  paymentPatienceMs?: number;
  /** The same one when it is of this process, which knows test cards; else `null`. */
  localPayments: LocalGateway | null;
  rateLimiter: RateLimiter;
  media: MediaStore;
  /** What browsers have of us; errors of other files are not ours. */
  builds: BrowserBuilds;
  /** The patterns of pages' addresses by the ids of their routes. */
  routes: ReadonlyMap<string, string>;
  /** What the WordPress signs its calls with; `null`: none is believed. */
  wordpressSecret: string | null;
  /** Verified addresses of admins, in lower case. */
  adminEmails: ReadonlySet<string>;
  /** When this process dumped its embedded database last, `null` before it has; absent where it dumps none. */
  lastDumpAt?: () => Promise<Date | null>;
  /** A cache in front of the site may answer for it. */
  isBehindCache?: boolean;
}

/** What the API's middleware puts beside each request. */
export interface ApiEnv {
  Variables: {
    ctx: Ctx;
    requestId: string;
    integrations: Integrations;
    clientNetwork: ClientNetwork;
    publicUrl: string;
  };
}
