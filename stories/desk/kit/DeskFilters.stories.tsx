import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/kit/DeskFilters',
  component: DeskFilters,
  args: {
    children: (
      <>
        <DeskSearch label="Meno, e-mail alebo doklad" value="" onChange={nothing} />
        <DeskSwitch
          label="Stav"
          choices={[
            { name: 'Všetky', href: '#vsetky', isCurrent: true, count: 34 },
            { name: 'Čakajú', href: '#cakaju', isCurrent: false, count: 1 },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof DeskFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
