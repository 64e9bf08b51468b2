import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IssueForm } from '#src/components/desk/letters/IssueForm.tsx';
import { draftWords } from '#stories/fixtures/deskNewsletter.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/letters/IssueForm',
  component: IssueForm,
  args: {
    groups: [{ key: 'kurz-java', name: 'Majú Java kurz' }],
    draft: draftWords,
    onChange: nothing,
    onSave: nothing,
  },
  render: function Written(args) {
    const [draft, setDraft] = useState(args.draft);
    return <IssueForm {...args} draft={draft} onChange={setDraft} />;
  },
} satisfies Meta<typeof IssueForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { draft: { subject: '', preheader: '', text: '' } } };

export const Buttons: Story = {
  args: { draft: { subject: 'Predmet', preheader: '', text: 'Ahoj' } },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('Text');
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Vložiť do textu' })).getByRole('button', { name: 'Tlačidlo' }),
    );
    await userEvent.keyboard('Poď');
    await expect(text).toHaveValue('Ahoj\n\n::button[Poď]{href="/kurzy"}\n');
  },
};

export const PartForGroup: Story = {
  args: { draft: { subject: 'Predmet', preheader: '', text: 'Ahoj' } },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('Text');
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Majú Java kurz' }));
    await userEvent.keyboard('Polia');
    await expect(text).toHaveValue('Ahoj\n\n:::pre{skupina="kurz-java"}\nPolia\n:::\n\n');
  },
};

export const OnPhone: Story = { tags: ['phone'] };
