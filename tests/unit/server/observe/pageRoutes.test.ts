import type { ServerBuild } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createPageRoutes } from '#src/server/observe/pageRoutes.ts';

const routes = {
  root: { id: 'root', path: '' },
  shell: { id: 'shell', parentId: 'root' },
  home: { id: 'home', parentId: 'shell', index: true },
  course: { id: 'course', parentId: 'shell', path: 'kurzy/:slug' },
  courses: { id: 'courses', parentId: 'shell', path: 'kurzy' },
  resources: { id: 'resources', parentId: 'shell', path: 'kurzy/:slug/zdroje' },
  paged: { id: 'paged', parentId: 'shell', path: 'kurzy/stranka/:page' },
  login: { id: 'login', parentId: 'shell', path: 'login/:redirectUri?' },
  admin: { id: 'admin', parentId: 'root', path: 'admin/*' },
  notFound: { id: 'notFound', parentId: 'shell', path: '*' },
} as unknown as ServerBuild['routes'];

test('an address is named by the pattern that the router answers with', () => {
  const routeOf = createPageRoutes({ routes });
  const expected = {
    '/': '/',
    '/?utm=x': '/',
    '/kurzy': '/kurzy',
    '/kurzy/': '/kurzy',
    '/kurzy/java?page=2#x': '/kurzy/:slug',
    '/kurzy/stranka': '/kurzy/:slug',
    '/kurzy/stranka/2': '/kurzy/stranka/:page',
    '/kurzy/java/zdroje': '/kurzy/:slug/zdroje',
    '/login': '/login/:redirectUri?',
    '/login/%2Fprofil': '/login/:redirectUri?',
    '/admin': '/admin/*',
    '/admin/ludia/jana?q=x': '/admin/*',
    '/nic/nic/nic': '*',
    '/kurzy/%ff': '*',
  };
  for (const [target, route] of Object.entries(expected)) {
    expect(routeOf(target), target).toBe(route);
    expect(routeOf(target), `${target} again`).toBe(route);
  }
});
