import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationView } from '#src/components/certificate/VerificationView.tsx';
import { revokedCertificate, validVerification } from '#stories/fixtures/certificate.ts';

const { certificate } = validVerification;
const { revokedAt, revokedReason } = revokedCertificate;

const meta = {
  title: 'certificate/VerificationView',
  component: VerificationView,
  parameters: { layout: 'fullscreen' },
  args: { id: '7kq2-m9xa-h4t8', verification: validVerification },
} satisfies Meta<typeof VerificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its owner wants the name to stand there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certifikát platí' })).toBeVisible();
    await expect(canvas.getByText('Janka Ľubová')).toBeVisible();
    await expect(canvas.getByText(/server ich neoveroval/)).toBeVisible();
  },
};

export const WithoutName: Story = {
  args: { verification: { ...validVerification, certificate: certificate && { ...certificate, name: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nezverejnené')).toBeVisible();
  },
};

/** The course is another one by now, or is not on the web any more. */
export const ChangedCourse: Story = {
  args: {
    verification: {
      ...validVerification,
      certificate: certificate && { ...certificate, isCurrentVersion: false, courseSlug: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kurz sa odvtedy zmenil/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /O.kurze/ })).not.toBeInTheDocument();
  },
};

export const Revoked: Story = {
  args: {
    verification: {
      state: 'revoked',
      certificate: certificate && { ...certificate, name: null, revokedAt, revokedReason },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3\. decembra 2026: bol vydaný omylom/)).toBeVisible();
    await expect(canvas.queryByText('Meno')).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { id: '7kq2-m9xb', verification: { state: 'unknown', certificate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Napísať nám' })).toBeVisible();
  },
};
