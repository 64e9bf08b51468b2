import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorPageFields } from '#src/components/desk/people/AuthorPageFields.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/people/AuthorPageFields',
  component: AuthorPageFields,
  args: {
    page: { name: 'Zuzana Hlavatá', about: 'Učí Python na krúžku v\u00A0Žiline' },
    isAsked: false,
    onChange: nothing,
  },
} satisfies Meta<typeof AuthorPageFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeftEmpty: Story = {
  tags: ['phone'],
  args: { page: { name: '', about: '' }, isAsked: true, isOwn: true },
};
