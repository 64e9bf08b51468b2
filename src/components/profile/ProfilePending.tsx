import { DataSection } from '#src/components/ui/DataSection.tsx';

interface Props {
  /** Of the screen that is to come. */
  title: string;
  status: 'loading' | 'error';
  onRetry?: () => void;
}

/** Stands in the place of a learner's own screen until the session and the profile are known. */
export function ProfilePending({ title, status, onRetry }: Props) {
  return (
    <div className="page min-h-[55vh] pt-6 [.session_&]:min-h-screen m:pt-12">
      <h1 className="sr-only">{title}</h1>
      <DataSection status={status} data={undefined} onRetry={onRetry}>
        {() => null}
      </DataSection>
    </div>
  );
}
