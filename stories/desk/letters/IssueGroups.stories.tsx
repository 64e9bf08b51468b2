import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IssueGroups } from '#src/components/desk/letters/IssueGroups.tsx';

const meta = {
  title: 'desk/letters/IssueGroups',
  component: IssueGroups,
  args: {
    groups: [
      { kind: 'course', courseId: 'java' },
      { kind: 'away', weeks: 4 },
      { kind: 'language', language: 'JavaScript' },
    ],
    onChange: fn(),
    choices: {
      courses: [
        { id: 'java', name: 'Java kurz', isOnWeb: true },
        { id: 'stary', name: 'Pascal od začiatku', isOnWeb: false },
      ],
      languages: ['Java', 'JavaScript'],
    },
    audience: { counts: [275, 388, 142], together: 805, recipients: 708, bounced: 4, unsubscribed: 12 },
    isFailed: false,
    bouncedHref: '#vratene',
  },
  render: function Chosen(args) {
    const [groups, setGroups] = useState(args.groups);
    return (
      <IssueGroups
        {...args}
        groups={groups}
        onChange={(changed) => {
          setGroups(changed);
          args.onChange(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof IssueGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/805 v\sskupinách mínus 97 opakovane/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Ako dlho'), '8');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { kind: 'course', courseId: 'java' },
      { kind: 'away', weeks: 8 },
      { kind: 'language', language: 'JavaScript' },
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Ako dlho'), '4');
  },
};

const everybody = { groups: [{ kind: 'all' as const }] };

export const Everybody: Story = {
  args: {
    ...everybody,
    audience: { counts: [1946], together: 1946, recipients: 1946, bounced: 0, unsubscribed: 0 },
  },
};

export const Nobody: Story = {
  args: {
    groups: [{ kind: 'course', courseId: 'zmazany' }],
    audience: { counts: [0], together: 0, recipients: 0, bounced: 0, unsubscribed: 0 },
  },
};

export const Counting: Story = { args: { audience: null } };

export const Failed: Story = { args: { audience: null, isFailed: true } };

export const OnPhone: Story = { tags: ['phone'] };
