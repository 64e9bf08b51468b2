import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { MovementList } from '#src/components/desk/money/MovementList.tsx';
import { MovementSum } from '#src/components/desk/money/MovementSum.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/MovementList',
  component: MovementList,
  args: {
    lines: movementPage.items,
    hrefOf: (id) => `#${id}`,
    currentId: 'payout:txn_1',
    sum: <MovementSum month="2026-10" sums={movementPage.sums} />,
    isFiltered: false,
    reset: <DeskButtonLink href="#vsetky">Zobraziť všetky</DeskButtonLink>,
  },
} satisfies Meta<typeof MovementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { lines: [], sum: null } };

export const NothingFound: Story = { args: { lines: [], sum: null, isFiltered: true } };

export const OnPhone: Story = { tags: ['phone'] };
