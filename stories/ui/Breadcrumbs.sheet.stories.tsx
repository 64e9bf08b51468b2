import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs, breadcrumbsVariants } from '#src/components/ui/Breadcrumbs.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Breadcrumbs/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: breadcrumbsVariants,
  groundOf: ({ ground }) => (ground === 'course' ? 'bg-course' : undefined),
  render: (look) => (
    <Breadcrumbs
      {...look}
      crumbs={[
        { name: 'Kurzy', href: '/kurzy' },
        { name: 'Java Kurz', href: '/kurzy/java-kurz' },
      ]}
    />
  ),
});
