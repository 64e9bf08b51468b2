import { parseArgs } from 'node:util';
import { installWordpress } from './installWordpress.ts';
import { startWordpress } from './startWordpress.ts';

// npx tsx scripts/sources/wordpress-site.ts [--install] [posts] [port]: a WordPress to try the source with, until Ctrl+C;
// with --install Debian's packages are installed before, as root.
const { values, positionals } = parseArgs({ options: { install: { type: 'boolean' } }, allowPositionals: true });
const [posts = '300', port = '8090'] = positionals;
if (values.install) installWordpress();
const site = await startWordpress({ port: Number(port), posts: Number(posts) });
console.log(site.url);
await new Promise((resolve) => {
  process.once('SIGINT', resolve);
  process.once('SIGTERM', resolve);
});
await site.stop();
