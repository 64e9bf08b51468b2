import type { EntryContext } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageModules } from '#src/server/pages/pageModules.ts';

function entryOf(matches: string[]): EntryContext {
  return {
    manifest: {
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: ['/react.js'] },
      routes: {
        root: { module: '/root.js', imports: ['/react.js', '/shared.js'] },
        course: { module: '/course.js', clientLoaderModule: '/course-loader.js', imports: ['/shared.js'] },
        home: { module: '/home.js' },
      },
    },
    staticHandlerContext: { matches: matches.map((id) => ({ route: { id } })) },
  } as unknown as EntryContext;
}

test('a page asks for each file of its routes once, and for no other', () => {
  expect(pageModules(entryOf(['root', 'course']))).toEqual({
    preloads: ['/manifest.js', '/entry.js', '/react.js', '/root.js', '/shared.js', '/course.js', '/course-loader.js'],
    first: ['/manifest.js'],
    routes: { root: ['/root.js'], course: ['/course-loader.js', '/course.js'] },
    entry: '/entry.js',
  });
});

test('a route that the build does not know is an error', () => {
  expect(() => pageModules(entryOf(['root', 'nowhere']))).toThrow('nowhere');
});
