import { useQuery } from '@tanstack/react-query';
import { CertificateList } from '#src/components/certificate/CertificateList.tsx';
import { CertificateContainer } from '#src/containers/certificate/CertificateContainer.tsx';
import { certificatesOf } from '#src/queries/certificate.ts';

/** The certificates of a learner; nothing for who has none. */
export function CertificatesContainer({ userId }: { userId: string }) {
  const own = useQuery({ ...certificatesOf(userId), staleTime: 0, throwOnError: false });
  if (!own.data || own.data.items.length === 0) return null;
  return (
    <CertificateList>
      {own.data.items.map((certificate) => (
        <CertificateContainer
          key={certificate.id}
          certificate={certificate}
          title={certificate.courseName}
          heading="h3"
        />
      ))}
    </CertificateList>
  );
}
