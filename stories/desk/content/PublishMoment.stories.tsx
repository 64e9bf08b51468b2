import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublishMoment } from '#src/components/desk/content/PublishMoment.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/PublishMoment',
  component: PublishMoment,
  args: { at: null, now: 'Hneď', help: 'Podľa hodín v\u00A0Bratislave.', error: null, onChange: nothing },
} satisfies Meta<typeof PublishMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Planned: Story = { args: { at: '2026-12-01T08:00' } };

export const Over: Story = {
  args: { at: '2020-01-01T08:00', error: 'Tento čas už prešiel. Vyber neskorší, alebo „Hneď“.' },
};
