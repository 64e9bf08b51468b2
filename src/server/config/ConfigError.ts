/** A wrong or missing environment variable; the message is one line that names it. */
export class ConfigError extends Error {}
