import type { Meta } from '@storybook/react-vite';
import { TextPage } from '#src/components/page/TextPage.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildPage, page, pageShort } from '#stories/fixtures/page.ts';
import { longParagraph, longTitle } from '#stories/fixtures/text.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Page',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

export const Default = screen(paths.about(), <TextPage page={page} />);

export const Short = screen(paths.about(), <TextPage page={pageShort} />);

export const LongTexts = screen(
  paths.about(),
  <TextPage page={buildPage({ title: longTitle, summary: longParagraph })} />,
);

export const Loading = screen(paths.about(), loading());

export const Failed = screen(paths.about(), failed());
