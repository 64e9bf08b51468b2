import { OwnCertificate } from '#src/components/certificate/OwnCertificate.tsx';
import type { Certificate } from '#src/contract/certificate.ts';
import { useCertificateActs } from './useCertificateActs.ts';

interface Props {
  certificate: Certificate;
  title: string;
}

/** A certificate of the learner's. */
export function CertificateContainer({ certificate, title }: Props) {
  return <OwnCertificate certificate={certificate} title={title} {...useCertificateActs(certificate)} />;
}
