import { OwnCertificate } from '#src/components/certificate/OwnCertificate.tsx';
import type { Certificate } from '#src/contract/certificate.ts';
import { useCertificateActs } from './useCertificateActs.ts';

interface Props {
  certificate: Certificate;
  title: string;
  heading: 'h2' | 'h3';
}

/** A certificate of the learner's. */
export function CertificateContainer({ certificate, title, heading }: Props) {
  return (
    <OwnCertificate certificate={certificate} title={title} heading={heading} {...useCertificateActs(certificate)} />
  );
}
