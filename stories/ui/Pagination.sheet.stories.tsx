import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Pagination/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => <Pagination page={2} pageCount={5} hrefOf={(page) => `/clanky?page=${page}`} label="Stránky článkov" />,
});
