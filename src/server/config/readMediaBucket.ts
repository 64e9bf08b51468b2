import { ConfigError } from './ConfigError.ts';
import type { Environment } from './environment.ts';
import type { BucketConfig } from './ServerConfig.ts';

/** The names of the keys are those that every program for S3 reads, so alone they mean nothing here. */
export function readMediaBucket(env: Environment): BucketConfig | null {
  const { MEDIA_BUCKET_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url) return null;
  if (!accessKeyId) throw missing('AWS_ACCESS_KEY_ID');
  if (!secretAccessKey) throw missing('AWS_SECRET_ACCESS_KEY');
  return { url, accessKeyId, secretAccessKey, region: env.AWS_REGION };
}

function missing(name: string): ConfigError {
  return new ConfigError(`Missing environment variable ${name}: MEDIA_BUCKET_URL is set`);
}
