import { VerificationView } from '#src/components/certificate/VerificationView.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { verificationOf } from '#src/queries/certificate.ts';

/** Whether a certificate holds. */
export function VerificationContainer({ id }: { id: string }) {
  return (
    <QuerySection room="page" query={verificationOf(id)}>
      {(verification) => <VerificationView id={id} verification={verification} />}
    </QuerySection>
  );
}
