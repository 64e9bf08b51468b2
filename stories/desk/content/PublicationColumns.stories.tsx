import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationColumns } from '#src/components/desk/content/PublicationColumns.tsx';
import { PublicationRows } from '#src/components/desk/content/PublicationRows.tsx';
import { PublicationSummary } from '#src/components/desk/content/PublicationSummary.tsx';
import { PublicationWhen } from '#src/components/desk/content/PublicationWhen.tsx';
import { keyOf } from '#src/domain/desk/content/publication.ts';
import { planRows, publicationNow } from '#stories/fixtures/deskPublication.ts';
import { nothing } from '#stories/screens/screen.tsx';

const going = planRows.filter(({ state }) => state !== 'published');

const meta = {
  title: 'desk/content/PublicationColumns',
  component: PublicationColumns,
  args: {
    children: (
      <PublicationRows
        rows={planRows}
        chosen={new Set(going.map(keyOf))}
        needed={new Map()}
        checkOf={() => ({ tone: 'ok', text: 'bez prekážok' })}
        hrefOf={({ kind, id }) => `#${kind}-${id}`}
        onChoose={nothing}
      />
    ),
    beside: (
      <>
        <PublicationSummary rows={going} prices={[]} isLive={false} priceHref={null} onPrice={null} />
        <PublicationWhen
          count={going.length}
          obstacles={0}
          checking="ready"
          act="ready"
          proven={8}
          failure={null}
          now={publicationNow}
          onPublish={nothing}
          onCheck={nothing}
        />
      </>
    ),
  },
} satisfies Meta<typeof PublicationColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
