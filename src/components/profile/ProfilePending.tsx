import { DataSection } from '#src/components/ui/DataSection.tsx';

interface Props {
  status: 'loading' | 'error';
  onRetry?: () => void;
}

/** Stands in the place of a learner's own screen until the session and the profile are known. */
export function ProfilePending({ status, onRetry }: Props) {
  return (
    <div className="page min-h-[55vh] pt-6 [.session_&]:min-h-screen m:pt-12">
      <DataSection status={status} data={undefined} onRetry={onRetry}>
        {() => null}
      </DataSection>
    </div>
  );
}
