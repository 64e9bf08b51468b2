import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationObstacles } from '#src/components/desk/content/PublicationObstacles.tsx';

const meta = {
  title: 'desk/content/PublicationObstacles',
  component: PublicationObstacles,
  args: {
    obstacles: [
      {
        title: 'Úloha „vek-o-rok“ neprejde',
        detail: 'Premenné · Program vypíše „15“, v\u00A0riešení je „16“.',
        href: '#uloha',
        act: 'Opraviť úlohu',
      },
      { title: 'Video nemá titulky', detail: 'Ako to celé beží', href: '#titulky', act: 'Pridať titulky' },
    ],
  },
} satisfies Meta<typeof PublicationObstacles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
