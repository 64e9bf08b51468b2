import { describe, expect, it } from 'vitest';
import { paths } from '#src/domain/paths.ts';

describe('paths', () => {
  it.each([
    [paths.home(), '/'],
    [paths.admin(), '/admin'],
    [paths.articles(), '/clanky'],
    [paths.articles(3), '/clanky?page=3'],
    [paths.article('git'), '/clanky/git'],
    [paths.articlesByTag('web'), '/clanky/tag/web'],
    [paths.articlesByTag('web', 2), '/clanky/tag/web?page=2'],
    [paths.videos(1), '/videa'],
    [paths.video('co-je-program'), '/videa/co-je-program'],
    [paths.podcast(2), '/podcast?page=2'],
    [paths.episode('chyby'), '/podcast/chyby'],
    [paths.podcastByTag('praca'), '/podcast/tag/praca'],
    [paths.courses(), '/kurzy'],
    [paths.courses(1), '/kurzy'],
    [paths.courses(2), '/kurzy/stranka/2'],
    [paths.course('java-kurz'), '/kurzy/java-kurz'],
    [paths.courseResources('java-kurz'), '/kurzy/java-kurz/zdroje'],
    [paths.courseEnd('java-kurz'), '/kurzy/java-kurz/hotovo'],
    [paths.lecture('java-kurz', 'uvod', 'prvy'), '/kurzy/java-kurz/kapitola/uvod/lekcia/prvy'],
    [paths.login(), '/login'],
    [paths.login('/kurzy/ai?page=2'), '/login/%2Fkurzy%2Fai%3Fpage%3D2'],
    [paths.signInFrom('/kurzy/ai'), '/login/%2Fkurzy%2Fai'],
    [paths.signInFrom('/'), '/login'],
    [paths.signInFrom('/login'), '/login'],
    [paths.signInFrom('/login/%2Fkurzy'), '/login'],
    [paths.author('ema'), '/lektor/ema'],
    [paths.feedback(), '/feedback'],
    [paths.twoPercent(), '/2-percenta'],
    [paths.newsletter(), '/newsletter'],
    [paths.about(), '/o-projekte'],
    [paths.page('o-projekte'), '/o-projekte'],
    [paths.articlesFeed(), '/clanky/rss.xml'],
    [paths.podcastFeed(), '/podcast/rss.xml'],
  ])('%s', (path, address) => {
    expect(path).toBe(address);
  });
});
