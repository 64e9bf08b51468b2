import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { DeskMissing } from '#src/components/desk/kit/DeskMissing.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { contentKindNames, contentTabs } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { contentList } from '#src/queries/desk/content/deskContent.ts';
import { ContentListContainer } from './ContentListContainer.tsx';
import { CourseTreeContainer } from './CourseTreeContainer.tsx';

const ContentEditorContainer = lazy(async () => ({
  default: (await import('./ContentEditorContainer.tsx')).ContentEditorContainer,
}));
const PublishCourseContainer = lazy(async () => ({
  default: (await import('./PublishCourseContainer.tsx')).PublishCourseContainer,
}));
const MediaContainer = lazy(async () => ({
  default: (await import('#src/containers/desk/media/MediaContainer.tsx')).MediaContainer,
}));

const SourcesContainer = lazy(async () => ({ default: (await import('./SourcesContainer.tsx')).SourcesContainer }));

const media = deskPaths.media().slice(deskPaths.content().length + 1);
const sources = deskPaths.sources().slice(deskPaths.content().length + 1);

const isKind = (text: string): text is ContentKind => text in contentKindNames;

/** „Obsah“: the tree of a course, the list of a kind, the files, the sources, or the editor of one thing. */
export function ContentContainer({ userId, id }: DeskScreenProps) {
  const [first = '', ...rest] = (id ?? 'kurzy').split('/').map(decoded);
  const [second = null, third] = rest;
  if (first === 'upravit' && second !== null && isKind(second) && third) {
    return <ContentEditorContainer key={`${second}/${third}`} userId={userId} kind={second} id={third} />;
  }
  if (first === 'kurzy' && second !== null && third === 'publikovat') {
    return <PublishCourseContainer key={second} userId={userId} courseId={second} />;
  }
  const tab = contentTabs.find((one) => one.tab === first);
  const isMedia = first === media;
  const isSources = first === sources && second === null;
  if (!isMedia && !isSources && (!tab || (second !== null && tab.kind !== 'course'))) {
    return <DeskMissing href={deskPaths.content()} />;
  }
  return (
    <>
      <TabsContainer userId={userId} current={first} />
      {isMedia ? (
        <MediaContainer userId={userId} id={second} />
      ) : isSources ? (
        <SourcesContainer userId={userId} />
      ) : tab?.kind === 'course' ? (
        <CourseTreeContainer key={second} userId={userId} id={second} />
      ) : (
        tab && <ContentListContainer key={tab.kind} userId={userId} tab={tab} />
      )}
    </>
  );
}

/** The kinds that the caller may write. */
function TabsContainer({ userId, current }: { userId: string; current: string }) {
  // Every answer of a list counts all kinds; courses are those of everybody who may be here.
  const { data } = useQuery(contentList(userId, { kind: 'course' }));
  const tabs = contentTabs
    .filter(({ kind }) => data?.tabs[kind] !== undefined)
    .map(({ kind, tab, name }) => ({
      name,
      href: deskPaths.contentList(tab),
      isCurrent: tab === current,
      count: data?.tabs[kind] ?? null,
    }));
  const files = { name: 'Súbory', href: deskPaths.media(), isCurrent: current === media, count: null };
  // Who writes for everybody sees all kinds, and what the site is fed from.
  const feeding =
    data?.tabs.page === undefined
      ? []
      : [{ name: 'Zdroje', href: deskPaths.sources(), isCurrent: current === sources, count: null }];
  return <ContentTabs tabs={data ? [...tabs, files, ...feeding] : []} />;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
