import type { Hono } from 'hono';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { localProjectId } from '#src/server/config/ServerConfig.ts';
import type { Logger } from '#src/server/context.ts';
import { authProxyRoutes } from './authProxy.ts';
import { createEmulatorVerifier } from './emulatorVerifier.ts';
import { createFirebaseVerifier } from './firebaseVerifier.ts';
import type { IdentityVerifier } from './identityVerifier.ts';
import { openLocalProvider } from './localProvider.ts';
import { localProviderRoutes } from './localProviderRoutes.ts';
import { openTrialKey } from './trialKey.ts';

interface OpenedIdentity {
  verifier: IdentityVerifier;
  /** What of the provider this process serves itself; `null` when nothing. */
  routes: Hono | null;
  /** The provider's own pages, passed on with its own headers; `null` when there are none. */
  providerPages: Hono | null;
  /** What the start prints for whoever tries the desk out; `null` where sign-ins are real. */
  trialKey: string | null;
}

/** The identity provider of the configuration: Firebase, its emulator, or the local one (architecture, identity). */
export async function openIdentity(
  { identity, dataDir, adminEmails }: Pick<ServerConfig, 'identity' | 'dataDir' | 'adminEmails'>,
  { logger, hasRights }: { logger: Logger; hasRights: (person: { uid: string; email: string }) => Promise<boolean> },
): Promise<OpenedIdentity> {
  switch (identity.provider) {
    case 'firebase': {
      const providerPages = authProxyRoutes({
        origin: `https://${identity.authDomain}`,
        onFailure: (error) => logger.warn({ err: error }, 'the sign-in pages do not answer'),
      });
      return { verifier: createFirebaseVerifier(identity), routes: null, providerPages, trialKey: null };
    }
    case 'emulator':
      return { verifier: createEmulatorVerifier(identity), routes: null, providerPages: null, trialKey: null };
    case 'local': {
      const provider = await openLocalProvider({ dataDir, projectId: localProjectId });
      const key = await openTrialKey(dataDir);
      const [email] = adminEmails;
      const verifier = createFirebaseVerifier({ projectId: localProjectId, keys: provider.keys });
      return {
        verifier: { ...verifier, isTrial: true },
        routes: localProviderRoutes({ provider, key, hasRights, admin: email ? { name: 'Správca', email } : null }),
        providerPages: null,
        trialKey: key.text,
      };
    }
  }
}
