/**
 * Loaded before the site's server (`node --import`): nothing is kept, compressed or counted, so every page is rendered
 * anew, as often as it is asked for.
 */
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';

LRUCache.prototype.set = function set() {
  return this;
};
RateLimiterMemory.prototype.consume = async () => {};
zlib.brotliCompress = (body, _options, done) => done(null, body);
zlib.gzip = (body, _options, done) => done(null, body);
syncBuiltinESMExports();
