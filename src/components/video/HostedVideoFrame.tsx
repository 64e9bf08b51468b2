import type { Ref } from 'react';
import type { VideoSource } from '#src/contract/video.ts';
import { serviceNames, watchAddress } from '#src/domain/videoAddress.ts';

/** `failed` may still turn into `ready`: a slow service is not a missing one. */
export type HostedStatus = 'waiting' | 'ready' | 'failed';

interface Props {
  video: VideoSource;
  status: HostedStatus;
  /** Where the service's player is put. */
  ref?: Ref<HTMLDivElement>;
}

/** The room of a hosting service's player, which says when the player is awaited and when it cannot be had. */
export function HostedVideoFrame({ video, status, ref }: Props) {
  const service = serviceNames[video.provider];
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-2xl bg-code">
      <div ref={ref} className={`size-full ${status === 'failed' ? 'invisible' : ''}`} />
      {status !== 'ready' && (
        <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-code p-4 text-center text-code-text">
          {status === 'waiting' ? (
            <p role="status">Načítava sa prehrávač služby {service}…</p>
          ) : (
            <p role="alert" className="max-w-[480px]">
              Prehrávač služby {service} sa nepodarilo načítať. Skontroluj pripojenie a&nbsp;obnov stránku, alebo si{' '}
              <a href={watchAddress(video)} className="text-white underline underline-offset-2">
                pozri video na {service}
              </a>
              .
            </p>
          )}
        </div>
      )}
    </div>
  );
}
