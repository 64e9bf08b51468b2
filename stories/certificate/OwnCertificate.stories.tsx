import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OwnCertificate } from '#src/components/certificate/OwnCertificate.tsx';
import { ownCertificate, revokedCertificate } from '#stories/fixtures/certificate.ts';

const meta = {
  title: 'certificate/OwnCertificate',
  component: OwnCertificate,
  args: {
    certificate: ownCertificate,
    title: 'Tvoj certifikát',
    heading: 'h2',
    state: 'ready',
    onDownload: fn(),
    onCopy: fn(),
    onShowName: fn(),
  },
} satisfies Meta<typeof OwnCertificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith('pdf');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ukazovať moje meno/ }));
    await expect(args.onShowName).toHaveBeenCalledWith(false);
  },
};
export const Downloading: Story = { args: { state: 'badge' } };
export const Copied: Story = { args: { state: 'copied' } };
export const Failed: Story = { args: { state: 'failed', certificate: { ...ownCertificate, isNamePublic: false } } };
export const Revoked: Story = {
  args: { certificate: revokedCertificate },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/zrušili 3\. decembra 2026: bol vydaný omylom/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
