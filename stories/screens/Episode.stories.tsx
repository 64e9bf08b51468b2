import type { Meta } from '@storybook/react-vite';
import { AudioPlayer } from '#src/components/podcast/AudioPlayer.tsx';
import { EpisodeView } from '#src/components/podcast/EpisodeView.tsx';
import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { WhatNext } from '#src/components/post/WhatNext.tsx';
import type { Post } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { buildEpisode, episodeCard, episodeWithoutTranscript } from '#stories/fixtures/episode.ts';
import { longTitle } from '#stories/fixtures/text.ts';
import { discussion } from './discussion.tsx';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Episode',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const episode = buildEpisode({ nextCourse: courseCards[0] ?? null, nextPosts: [episodeCard] });
const address = paths.episode(episode.slug);

const view = (of: Post, isSignedIn = false) => (
  <EpisodeView
    episode={of}
    whatNext={<WhatNext post={of} />}
    player={of.audio && <AudioPlayer src={of.audio.url} title={of.title} durationSeconds={of.audio.durationSeconds} />}
    transcript={of.transcript.length > 0 && <Transcript cues={of.transcript} onSeek={nothing} />}
  >
    <SubscribeLinks feedHref={paths.podcastFeed()} services={[{ name: 'Spotify', href: '/spotify' }]} />
    {discussion({ isSignedIn })}
  </EpisodeView>
);

export const Default = screen(address, view(episode));

export const SignedIn = screen(address, view(episode, true), { isSignedIn: true });

export const WithoutTranscript = screen(address, view(episodeWithoutTranscript));

export const LongTexts = screen(address, view(buildEpisode({ title: longTitle })));

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
