import type { Meta } from '@storybook/react-vite';
import { VerificationView } from '#src/components/certificate/VerificationView.tsx';
import { paths } from '#src/domain/paths.ts';
import { ownCertificate, validVerification } from '#stories/fixtures/certificate.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Verification',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const { id } = ownCertificate;
const address = paths.verification(id);

export const Default = screen(address, <VerificationView id={id} verification={validVerification} />);

export const Unknown = screen(
  address,
  <VerificationView id={id} verification={{ state: 'unknown', certificate: null }} />,
);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
