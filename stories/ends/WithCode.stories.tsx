import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithCode } from '#src/components/ends/WithCode.tsx';

const meta = {
  title: 'ends/WithCode',
  component: WithCode,
  args: { children: 'uložiť si hodnotu cez `const` alebo `let`' },
  render: (props) => (
    <p>
      <WithCode {...props} />
    </p>
  ),
} satisfies Meta<typeof WithCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('const').tagName).toBe('CODE');
    await expect(canvas.getByText(/^uložiť/)).toHaveTextContent('uložiť si hodnotu cez const alebo let');
  },
};

export const Plain: Story = { args: { children: 'porovnať dve hodnoty' } };
