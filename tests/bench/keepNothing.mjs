/** Loaded before the site's server (`node --import`): nothing is kept and nothing compressed, so every page is rendered anew. */
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

LRUCache.prototype.set = function set() {
  return this;
};
zlib.brotliCompress = (body, _options, done) => done(null, body);
zlib.gzip = (body, _options, done) => done(null, body);
syncBuiltinESMExports();
