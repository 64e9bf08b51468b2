import type { Meta, StoryObj } from '@storybook/react-vite';
import { HowWeTeach } from '#src/components/home/HowWeTeach.tsx';

const meta = {
  title: 'home/HowWeTeach',
  component: HowWeTeach,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Prvý riadok</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof HowWeTeach>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
