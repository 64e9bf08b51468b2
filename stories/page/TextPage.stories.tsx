import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssociationData } from '#src/components/page/AssociationData.tsx';
import { DeadlineNote } from '#src/components/page/DeadlineNote.tsx';
import { TextPage } from '#src/components/page/TextPage.tsx';
import { page, pageShort, pageTwoPercent } from '#stories/fixtures/page.ts';

const meta = {
  title: 'page/TextPage',
  component: TextPage,
  args: { page },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShortText: Story = { args: { page: pageShort } };

export const TwoPercent: Story = {
  args: {
    page: pageTwoPercent,
    children: (
      <>
        <DeadlineNote label="Najbližší termín" date={'31.\u00A0marca 2027'} />
        <AssociationData
          values={{
            name: 'Prvý riadok, o.\u00A0z.',
            legalForm: 'občianske združenie',
            address: 'Hlavná 1, 811\u00A001 Bratislava',
            registrationNumber: '12345678',
          }}
          onCopy={() => {}}
        />
      </>
    ),
  },
};
