import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { CertificateActs } from '#src/components/certificate/OwnCertificate.tsx';
import type { Certificate } from '#src/contract/certificate.ts';
import { certificateBadge, certificatePdf, showName } from '#src/queries/certificate.ts';

type Act = { kind: 'pdf' | 'badge' | 'copy' } | { kind: 'name'; isNamePublic: boolean };

/** What an owner does with a certificate. */
export function useCertificateActs({ id, url }: Pick<Certificate, 'id' | 'url'>): CertificateActs {
  const queryClient = useQueryClient();
  const [hasCopied, setCopied] = useState(false);
  const acting = useMutation({
    mutationFn: async (act: Act) => {
      setCopied(false);
      if (act.kind === 'pdf') download(await certificatePdf(sendToApi, id), `certifikat-${id}.pdf`);
      if (act.kind === 'badge') download(await certificateBadge(sendToApi, id), `certifikat-${id}.jwt`);
      if (act.kind === 'name') await showName(sendToApi, id, act.isNamePublic);
      if (act.kind === 'copy') await navigator.clipboard.writeText(url);
    },
    onSuccess: async (_, { kind }) => {
      setCopied(kind === 'copy');
      if (kind === 'name') await queryClient.invalidateQueries({ queryKey: ['certificate'] });
    },
  });
  const under = acting.isPending ? acting.variables.kind : null;
  return {
    state: acting.isError ? 'failed' : under === 'pdf' || under === 'badge' ? under : hasCopied ? 'copied' : 'ready',
    onDownload: (kind) => !acting.isPending && acting.mutate({ kind }),
    onCopy: () => acting.mutate({ kind: 'copy' }),
    onShowName: (isNamePublic) => !acting.isPending && acting.mutate({ kind: 'name', isNamePublic }),
  };
}
