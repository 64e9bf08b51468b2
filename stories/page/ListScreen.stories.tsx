import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { VideoList } from '#src/components/video/VideoList.tsx';
import { longParagraph, longTitle, unbreakableWord } from '#stories/fixtures/text.ts';
import { videoCards } from '#stories/fixtures/video.ts';

const meta = {
  title: 'page/ListScreen',
  component: ListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Videá',
    lead: 'Krátke ukážky na pár minút. Každá má titulky aj celý prepis.',
    children: <VideoList videos={videoCards} />,
  },
} satisfies Meta<typeof ListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Videá' })).toBeVisible();
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

export const LongTextsOnPhone: Story = {
  tags: ['phone'],
  args: { title: `${longTitle} ${unbreakableWord}`, lead: longParagraph },
};
