/** Which outside services the installation is configured for. */
export interface OutsideServices {
  firebase: boolean;
  analytics: boolean;
  tagManager: boolean;
  captcha: boolean;
  /** Only for pages of checkout: no other one may touch it. */
  payments: boolean;
}

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

const firebaseProject = ['https://firebase.googleapis.com', 'https://firebaseinstallations.googleapis.com'];
const measuring = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** What each service asks for, as its documentation says. */
const serviceOrigins: Record<keyof OutsideServices, Partial<Record<Directive, string[]>>> = {
  firebase: {
    'script-src': ['https://apis.google.com'],
    // Pictures of people's Google and GitHub accounts.
    'img-src': ['https://lh3.googleusercontent.com', 'https://avatars.githubusercontent.com'],
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...firebaseProject],
  },
  analytics: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': measuring,
    'connect-src': [...firebaseProject, ...measuring, 'https://*.analytics.google.com'],
  },
  tagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': measuring,
    'connect-src': [...measuring, 'https://*.analytics.google.com'],
  },
  captcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/'],
  },
  payments: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  },
};
/** YouTube's interface to a frame and the script that it loads in turn; not all of a host that answers scripts of anybody's making. */
const videoScripts = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];
const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const serviceNames = Object.keys(serviceOrigins) as (keyof OutsideServices)[];

/** Addresses beside the services': those that scripts call, and the emulator of identities, which they frame as well. */
export interface PageAddresses {
  apiUrl: string;
  emulatorUrl: string | null;
}

/**
 * The policy of a finished page: own files, the page's own inline scripts (`scripts` are their hashes), players of the two
 * video services, the origins of the services that are configured, of the API and of the emulator.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  addresses: PageAddresses,
  services: OutsideServices,
): string {
  const { apiUrl, emulatorUrl } = addresses;
  const apiOrigin = apiUrl.startsWith('http') ? [new URL(apiUrl).origin] : [];
  const emulatorOrigin = emulatorUrl ? [new URL(emulatorUrl).origin] : [];
  const configured = serviceNames.filter((service) => services[service]);
  const allow = (directive: Directive, ...own: string[]) => {
    const outside = configured.flatMap((service) => serviceOrigins[service][directive] ?? []);
    return [directive, ...new Set([...own, ...outside])].join(' ');
  };
  return [
    "default-src 'self'",
    allow('script-src', "'self'", ...scripts, ...videoScripts),
    // Radix locks the page's scrolling with a style element of its own.
    "style-src 'self' 'unsafe-inline'",
    allow('img-src', "'self'", 'data:'),
    allow('connect-src', "'self'", ...apiOrigin, ...emulatorOrigin),
    allow('frame-src', "'self'", ...videoFrames, ...emulatorOrigin),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
