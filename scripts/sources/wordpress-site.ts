import { startWordpress } from './startWordpress.ts';

// npx tsx scripts/sources/wordpress-site.ts [posts] [port]: a WordPress to try the source with, until Ctrl+C.
const [posts = '300', port = '8090'] = process.argv.slice(2);
const site = await startWordpress({ port: Number(port), posts: Number(posts) });
console.log(site.url);
await new Promise((resolve) => {
  process.once('SIGINT', resolve);
  process.once('SIGTERM', resolve);
});
await site.stop();
