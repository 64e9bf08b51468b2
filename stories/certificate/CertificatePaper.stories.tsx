import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificatePaper } from '#src/components/certificate/CertificatePaper.tsx';
import { ownCertificate } from '#stories/fixtures/certificate.ts';

const meta = {
  title: 'certificate/CertificatePaper',
  component: CertificatePaper,
  args: { certificate: ownCertificate },
} satisfies Meta<typeof CertificatePaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: {
    certificate: {
      ...ownCertificate,
      name: 'Mária Magdaléna Ľubomíra Kukučínová-Hviezdoslavová z Veľkého Blahova',
      courseName: 'Webové hry: pexeso, had a 2048 krok za krokom',
    },
  },
};
