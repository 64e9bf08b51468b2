import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { VideosView } from '#src/components/video/VideosView.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildVideoPage, videoCardLongTitle, videoCards, videoCardWithoutPoster } from '#stories/fixtures/video.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Videos',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const videos = (list: ReactNode) => (
  <ListScreen title="Videá" lead="Krátke ukážky na pár minút. Každá má titulky aj celý prepis.">
    {list}
  </ListScreen>
);

export const Default = screen(paths.videos(), videos(<VideosView videos={buildVideoPage()} />));

export const LongTexts = screen(
  paths.videos(),
  videos(
    <VideosView
      videos={buildVideoPage({ items: [videoCardLongTitle, videoCardWithoutPoster, ...videoCards], pageCount: 3 })}
    />,
  ),
);

export const Empty = screen(paths.videos(), videos(<VideosView videos={buildVideoPage({ items: [], total: 0 })} />));

export const Loading = screen(paths.videos(), videos(loading('list')));

export const Failed = screen(paths.videos(), videos(failed('list')));
