import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CertificateList } from '#src/components/certificate/CertificateList.tsx';
import { OwnCertificate } from '#src/components/certificate/OwnCertificate.tsx';
import { ownCertificate, revokedCertificate } from '#stories/fixtures/certificate.ts';

const acts = { state: 'ready' as const, onDownload: fn(), onCopy: fn(), onShowName: fn() };

const meta = {
  title: 'certificate/CertificateList',
  component: CertificateList,
  args: {
    children: [ownCertificate, revokedCertificate].map((certificate) => (
      <OwnCertificate
        key={certificate.revokedAt}
        certificate={certificate}
        title={certificate.courseName}
        heading="h3"
        {...acts}
      />
    )),
  },
} satisfies Meta<typeof CertificateList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
