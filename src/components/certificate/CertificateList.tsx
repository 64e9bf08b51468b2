import { type ReactNode, useId } from 'react';

interface Props {
  /** One of each certificate. */
  children: ReactNode;
}

/** „Certifikáty“ of a profile. */
export function CertificateList({ children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-14 grid gap-8">
      <h2 id={titleId} className="text-h2">
        Certifikáty
      </h2>
      {children}
    </section>
  );
}
