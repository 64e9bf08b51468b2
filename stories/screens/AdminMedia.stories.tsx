import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { MediaDrop } from '#src/components/desk/media/MediaDrop.tsx';
import { MediaForm } from '#src/components/desk/media/MediaForm.tsx';
import { MediaList } from '#src/components/desk/media/MediaList.tsx';
import { MediaUploads } from '#src/components/desk/media/MediaUploads.tsx';
import { MediaView } from '#src/components/desk/media/MediaView.tsx';
import { mediaKinds } from '#src/contract/limits.ts';
import { mediaKindNames, mediaRefusal } from '#src/domain/mediaWords.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { image, mediaPage } from '#stories/fixtures/deskMedia.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminMedia',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function at(crumbs: string[], children: ReactNode): StoryObj {
  return {
    render: () => (
      <DeskShell
        items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '2' }))}
        person={{ name: 'Zuzana Malá', roles: 'redakcia' }}
        crumbs={crumbs.map((name, index) => ({ name, href: `#${index}` }))}
        homeHref={paths.home()}
      >
        <DeskPage title="Súbory">{children}</DeskPage>
      </DeskShell>
    ),
  };
}

const filters = (
  <DeskFilters>
    <DeskSearch label="Názov alebo textová podoba" value="" onChange={nothing} />
    <DeskSwitch
      label="Druh súborov"
      choices={[
        { name: 'Všetky', href: '#vsetky', isCurrent: true, count: mediaPage.total },
        ...mediaKinds.map((kind) => ({
          name: mediaKindNames[kind].many,
          href: `#${kind}`,
          isCurrent: false,
          count: mediaPage.counts[kind] ?? null,
        })),
      ]}
    />
  </DeskFilters>
);

const list = (currentId: string | null) => (
  <MediaList files={mediaPage.items} hrefOf={(id) => `#${id}`} currentId={currentId}>
    <DeskPager page={1} pageCount={2} total={34} perPage={24} hrefOf={() => '#2'} />
  </MediaList>
);

const upload = { progress: 0, refusal: null, canRetry: false, href: null };

export const Default: StoryObj = at(
  ['Súbory'],
  <>
    <MediaDrop isOver={false} onFiles={nothing} privacy={{ isOn: false, onSwitch: nothing }} />
    <MediaUploads
      uploads={[
        { ...upload, key: '1', name: 'cyklus-for.mp4', state: 'sending', progress: 0.42 },
        { ...upload, key: '2', name: 'logo.svg', state: 'refused', refusal: mediaRefusal('media-svg') },
      ]}
      onRetry={nothing}
      onDismiss={nothing}
    />
    {filters}
    {list(null)}
  </>,
);

export const OneOpen: StoryObj = at(
  ['Súbory', image.name],
  <DeskBeside
    aside={
      <MediaView file={image} closeHref="#zoznam" isCopied={false} onCopy={nothing} onDelete={nothing}>
        <MediaForm file={image} captions={[]} state="ready" onSave={nothing} onDraftCaptions={nothing} />
      </MediaView>
    }
  >
    <MediaDrop isOver={false} onFiles={nothing} privacy={{ isOn: false, onSwitch: nothing }} />
    {filters}
    {list(image.id)}
  </DeskBeside>,
);

export const Empty: StoryObj = at(
  ['Súbory'],
  <>
    <MediaDrop isOver onFiles={nothing} />
    <DeskEmpty title="Zatiaľ žiadne súbory">
      Sem patria obrázky, filmy, titulky, zvuky a&nbsp;dokumenty, ktoré sú v&nbsp;lekciách a&nbsp;článkoch.
    </DeskEmpty>
  </>,
);

export const OnPhone: StoryObj = { ...OneOpen, tags: ['phone'] };
