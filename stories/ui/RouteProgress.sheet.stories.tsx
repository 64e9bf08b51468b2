import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteProgress, routeProgressVariants } from '#src/components/ui/RouteProgress.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/RouteProgress/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: routeProgressVariants,
  isStill: true,
  // What is fixed to the screen is fixed to this box.
  render: ({ isActive = false }) => (
    <div className="relative h-4 translate-x-0">
      <RouteProgress isActive={isActive} />
    </div>
  ),
});
