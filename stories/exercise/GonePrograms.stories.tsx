import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GonePrograms } from '#src/components/exercise/GonePrograms.tsx';

const meta = {
  title: 'exercise/GonePrograms',
  component: GonePrograms,
  args: { programs: [{ id: 'pozdrav', code: 'const meno = "Ela";\nconsole.log("Ahoj, " + meno);' }] },
} satisfies Meta<typeof GonePrograms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const program = canvas.getByText(/const meno/);
    await expect(program).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^Tvoj program/));
    await expect(program).toBeVisible();
  },
};

export const Phone: Story = { tags: ['phone'] };
