import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkillMark } from '#src/components/repetition/SkillMark.tsx';

const meta = {
  title: 'repetition/SkillMark',
  component: SkillMark,
  args: { knowledge: 'known' },
} satisfies Meta<typeof SkillMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four: new, practised, known, fading. */
export const Default: Story = {
  render: () => (
    <div className="flex gap-3">
      <SkillMark knowledge="new" />
      <SkillMark knowledge="practised" />
      <SkillMark knowledge="known" />
      <SkillMark knowledge="fading" />
    </div>
  ),
};
