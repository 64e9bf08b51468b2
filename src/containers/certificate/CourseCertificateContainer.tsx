import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CertificateWay } from '#src/components/certificate/CertificateWay.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { Course } from '#src/contract/course.ts';
import { certificationOf, issueCertificate } from '#src/queries/certificate.ts';
import { CertificateContainer } from './CertificateContainer.tsx';

interface Props {
  course: Pick<Course, 'id' | 'slug'>;
  userId: string;
}

/** The certificate of a course where it ends, or the way to it. */
export function CourseCertificateContainer({ course, userId }: Props) {
  const queryClient = useQueryClient();
  const { profile } = useProfile();
  // Answers may have been given a moment ago, here or elsewhere.
  const stands = useQuery({ ...certificationOf(course.id, userId), staleTime: 0, throwOnError: false });
  const issuing = useMutation({
    mutationFn: () => issueCertificate(sendToApi, course.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['certificate'] }),
  });
  return (
    <DataSection {...sectionOf(stands)}>
      {(known) => (
        <>
          {known.certificate && (
            <CertificateContainer certificate={known.certificate} title="Tvoj certifikát" heading="h2" />
          )}
          {known.refusal !== 'already-issued' && (
            <CertificateWay
              courseSlug={course.slug}
              certification={known}
              name={profile?.displayName ?? ''}
              state={callState(issuing)}
              onIssue={() => issuing.mutate()}
            />
          )}
        </>
      )}
    </DataSection>
  );
}
