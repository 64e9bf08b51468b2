import { isLoopbackHost } from '#src/server/network/loopback.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './environment.ts';
import type { SourcesConfig } from './ServerConfig.ts';

/** @throws ConfigError when a part of a source is missing */
export function readSources(env: Environment, publicUrl: string): SourcesConfig {
  const { WORDPRESS_URL, WORDPRESS_USER, WORDPRESS_APPLICATION_PASSWORD, YOUTUBE_CHANNEL_ID, YOUTUBE_API_KEY } = env;
  const hasLogin = WORDPRESS_USER !== undefined || WORDPRESS_APPLICATION_PASSWORD !== undefined;
  if (hasLogin && !WORDPRESS_URL) throw missing('WORDPRESS_URL', 'WORDPRESS_USER or WORDPRESS_APPLICATION_PASSWORD');
  if (!WORDPRESS_URL && env.WORDPRESS_WEBHOOK_SECRET) throw missing('WORDPRESS_URL', 'WORDPRESS_WEBHOOK_SECRET');
  if (WORDPRESS_USER && !WORDPRESS_APPLICATION_PASSWORD)
    throw missing('WORDPRESS_APPLICATION_PASSWORD', 'WORDPRESS_USER');
  if (WORDPRESS_APPLICATION_PASSWORD && !WORDPRESS_USER)
    throw missing('WORDPRESS_USER', 'WORDPRESS_APPLICATION_PASSWORD');
  if (YOUTUBE_API_KEY && !YOUTUBE_CHANNEL_ID) throw missing('YOUTUBE_CHANNEL_ID', 'YOUTUBE_API_KEY');
  const mayBeHere = isLoopbackHost(env.HOST) && isLoopbackHost(new URL(publicUrl).hostname);
  if (env.YOUTUBE_SERVER_URL && !mayBeHere) {
    throw new ConfigError('Wrong environment variable YOUTUBE_SERVER_URL: serves a loopback HOST and PUBLIC_URL only');
  }
  return {
    wordpress: WORDPRESS_URL
      ? {
          url: WORDPRESS_URL,
          password: hasLogin ? `${WORDPRESS_USER}:${WORDPRESS_APPLICATION_PASSWORD}` : null,
          podcastCategory: env.WORDPRESS_PODCAST_CATEGORY ?? null,
          webhookSecret: env.WORDPRESS_WEBHOOK_SECRET ?? null,
        }
      : null,
    youtube: YOUTUBE_CHANNEL_ID
      ? { channelId: YOUTUBE_CHANNEL_ID, apiKey: YOUTUBE_API_KEY ?? null, serverUrl: env.YOUTUBE_SERVER_URL ?? null }
      : null,
    podcast: env.PODCAST_FEED_URL ? { feedUrl: env.PODCAST_FEED_URL } : null,
    mayBeHere,
  };
}

function missing(name: string, given: string): ConfigError {
  return new ConfigError(`Missing environment variable ${name}: ${given} is set`);
}
