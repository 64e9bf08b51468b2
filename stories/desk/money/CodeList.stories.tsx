import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { CodeList } from '#src/components/desk/money/CodeList.tsx';
import { codePage } from '#stories/fixtures/deskMoney.ts';

const meta = {
  title: 'desk/money/CodeList',
  component: CodeList,
  args: {
    codes: codePage.items,
    hrefOf: (id) => `#${id}`,
    isFiltered: false,
    action: <DeskButtonLink href="#novy">Nový kód</DeskButtonLink>,
  },
} satisfies Meta<typeof CodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { codes: [] } };

export const NothingFound: Story = { args: { codes: [], isFiltered: true } };

export const OnPhone: Story = { tags: ['phone'] };
