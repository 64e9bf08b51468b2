import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CertificateWay } from '#src/components/certificate/CertificateWay.tsx';
import { certificationUnderWay } from '#stories/fixtures/certificate.ts';

const meta = {
  title: 'certificate/CertificateWay',
  component: CertificateWay,
  args: {
    courseSlug: 'programovanie-od-nuly',
    certification: certificationUnderWay,
    name: 'Janka Ľubová',
    state: 'ready',
    onIssue: fn(),
  },
} satisfies Meta<typeof CertificateWay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One quiz and the final test are missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opakovanie.*záverečný test/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Passed: Story = {
  args: { certification: { refusal: null, tests: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Získať certifikát' }));
    await expect(args.onIssue).toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { certification: { refusal: null, tests: [] }, state: 'busy' } };
export const Failed: Story = { args: { certification: { refusal: null, tests: [] }, state: 'failed' } };
export const NoFinalTest: Story = { args: { certification: { refusal: 'no-final-test', tests: [] } } };
export const Revoked: Story = {
  args: { certification: { ...certificationUnderWay, refusal: 'final-test-not-repeated' } },
};
