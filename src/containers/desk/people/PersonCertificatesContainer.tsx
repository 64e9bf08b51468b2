import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CertificateRevocation } from '#src/components/desk/people/CertificateRevocation.tsx';
import { type PersonCertificate, PersonCertificates } from '#src/components/desk/people/PersonCertificates.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { revokeCertificate } from '#src/queries/desk/people/deskPeople.ts';

interface Props {
  items: readonly PersonCertificate[];
}

/** The certificates of a person, and the way to take one back. */
export function PersonCertificatesContainer({ items }: Props) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<PersonCertificate | null>(null);
  const revoking = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => revokeCertificate(sendToApi, id, { reason }),
    onSuccess: () => setAsked(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <>
      <PersonCertificates
        items={items}
        onRevoke={(certificate) => {
          revoking.reset();
          setAsked(certificate);
        }}
      />
      {asked && (
        <CertificateRevocation
          courseName={asked.courseName}
          state={revoking.isPending ? 'busy' : 'ready'}
          failure={deskFailure(revoking.error, 'Certifikát sa nepodarilo zrušiť. Platí ďalej, skús to znova.')}
          onRevoke={(reason) => revoking.mutate({ id: asked.id, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
